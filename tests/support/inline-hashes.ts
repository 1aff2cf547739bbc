import { createHash } from 'node:crypto';

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');

/** What a page's policy lets in by its hash, and what its HTML holds: data for search engines runs nowhere. */
export function inlineHashes(policy: string, html: string) {
  const allowed = (directive: string) =>
    (policy.split('; ').find((part) => part.startsWith(`${directive} `)) ?? '').match(/(?<='sha256-)[^']+/g)?.toSorted() ?? [];
  const held = (element: RegExp) => [...html.matchAll(element)].map(([, text = '']) => hashOf(text)).toSorted();
  return {
    allowed: { scripts: allowed('script-src'), styles: allowed('style-src') },
    held: {
      scripts: held(/<script(?![^>]*\b(?:src|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g),
      styles: held(/<style[^>]*>([\s\S]*?)<\/style>/g),
    },
  };
}
