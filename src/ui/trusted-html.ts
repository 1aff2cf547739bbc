interface HtmlPolicy {
  createHTML(html: string): string;
}

let policy: HtmlPolicy | undefined;

/** Passes markup that our server sanitised, or that we drew, to a browser that only takes what this policy has seen. */
export function trusted(html: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: { createPolicy(name: string, rules: HtmlPolicy): HtmlPolicy } };
  if (!trustedTypes) return html;
  policy ??= trustedTypes.createPolicy('accalmie-html', { createHTML: (markup) => markup });
  return policy.createHTML(html);
}

/** Markup as nodes that run nothing and fetch nothing, for what reads them one by one. */
export function inertNodes(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = trusted(html);
  return template.content;
}
