import type { InlineHashes } from '../http/security-headers.ts';

export interface RenderedPage {
  readonly status: number;
  readonly html: string;
  readonly inline: InlineHashes;
  readonly redirect?: string;
}

const keptMs = 10_000;
const keptPages = 500;

/**
 * Keeps rendered pages for a few seconds: they show everyone the same, so a crowd on one article costs one rendering.
 * Calls for a page that is being rendered wait for it; a failed one is not kept.
 */
export function renderedPages<Page extends { readonly status: number }>(render: (url: string) => Promise<Page>, now: () => number) {
  const kept = new Map<string, { at: number; page: Promise<Page> }>();
  return (url: string): Promise<Page> => {
    const found = kept.get(url);
    if (found && now() - found.at < keptMs) return found.page;
    const page = render(url);
    kept.delete(url);
    kept.set(url, { at: now(), page });
    if (kept.size > keptPages) kept.delete(kept.keys().next().value ?? url);
    void page.then(({ status }) => status >= 500 && kept.delete(url));
    return page;
  };
}
