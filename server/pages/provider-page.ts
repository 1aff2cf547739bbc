import { isSocialProvider, socialSignInPath } from '#contract/auth/social-providers.ts';
import { pathWithoutLocale } from '#contract/locale.ts';
import type { AllowedSources } from '../http/security-headers.ts';
import type { SocialSettings } from '../social-settings.ts';

const originOf = (url: string) => new URL(url).origin;

/** What each provider's script and dialog need beside our own files, as its documentation lists it. */
const sourcesOf: {
  readonly [Provider in keyof Required<SocialSettings>]: (settings: Required<SocialSettings>[Provider]) => AllowedSources;
} = {
  facebook: ({ sdkUrl, dialogUrl, graphUrl }) => ({
    'script-src': [originOf(sdkUrl)],
    'connect-src': [originOf(dialogUrl), originOf(graphUrl)],
    'frame-src': [originOf(dialogUrl)],
    'img-src': [originOf(dialogUrl)],
  }),
  // https://developers.google.com/identity/gsi/web/guides/get-google-api-clientid#content_security_policy
  google: ({ sdkUrl }) => {
    const folder = new URL('.', sdkUrl).href;
    return { 'script-src': [sdkUrl], 'connect-src': [folder], 'frame-src': [folder], 'style-src': [`${folder}style`] };
  },
  // No script of theirs: the dialog is opened by a form.
  linkedin: ({ dialogUrl }) => ({ 'form-action': [originOf(dialogUrl)] }),
};

/**
 * What the page at this path may load beside our own files: a provider's own page that of its provider, where there is
 * a key for it. Null for every other page.
 */
export function providerSources(pathname: string, social: SocialSettings): AllowedSources | null {
  const path = pathWithoutLocale(pathname);
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (!isSocialProvider(name) || path !== socialSignInPath(name)) return null;
  const settings = social[name];
  return settings ? sourcesOf[name](settings as never) : {};
}
