/** What TypeScript's own library does not know yet: https://www.w3.org/TR/trusted-types/ */
interface TrustedTypePolicyRules {
  createHTML?: (html: string) => string;
  createScriptURL?: (url: string) => string;
}

interface TrustedTypePolicyFactory {
  createPolicy<Rules extends TrustedTypePolicyRules>(name: string, rules: Rules): Rules;
}

interface Window {
  trustedTypes?: TrustedTypePolicyFactory;
}
