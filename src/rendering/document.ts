import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '#contract/locale.ts';
import { manifestPath } from '../page/manifest-path.ts';
import type { PageAssets } from './page-assets.ts';

/** What Vite has put where a nonce goes (vite.config.ts). */
export const builtNonce = '__NONCE__';

export interface DocumentParts {
  locale: Locale;
  /** Title, meta and link tags of the page. */
  head: string;
  /** What goes into #root. */
  body: string;
  /** The scripts that carry the router's state. */
  hydration: string;
  assets: PageAssets;
}

// Vite adds a stylesheet before it runs a lazily loaded module, and waits for it, unless a link to it is there:
// these are, and being disabled load nothing, since their rules stand in the <style> above.
const inlinedLink = (file: string) => `<link rel="stylesheet" href="/${file}" disabled>`;

const entryScript = /\s*<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/g;

/**
 * Fetches the page's scripts once it has been painted (https://www.w3.org/TR/paint-timing/): until then the line is for what
 * is read. A page that nobody sees is not painted, and not every browser tells: there they come at once, or by the clock.
 */
function startingScript(entries: readonly string[], preloaded: readonly string[]): string {
  return `{
let begun;
const begin = () => {
  if (begun) return;
  begun = true;
  for (const href of ${JSON.stringify(preloaded)})
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href, crossOrigin: '' }));
  // What does not come the browser tells itself; the page is read without.
  for (const entry of ${JSON.stringify(entries)}) import(entry).catch(() => undefined);
};
setTimeout(begin, document.hidden ? 0 : 2000);
const isPainted = (paints) => paints.getEntriesByName('first-contentful-paint').length > 0;
new PerformanceObserver((paints) => isPainted(paints) && begin()).observe({ type: 'paint', buffered: true });
}`;
}

/** Makes documents from the built index.html: its scripts, our content. */
export function createDocumentWriter(clientDirectory: string, noncePlaceholder: string) {
  const nonce = `nonce="${noncePlaceholder}"`;
  const built = readFileSync(join(clientDirectory, 'index.html'), 'utf8');
  const entries = [...built.matchAll(entryScript)].map(([, src = '']) => src);
  const template = built
    .replaceAll(entryScript, '')
    .replaceAll(/\s*<link rel="stylesheet"[^>]*>/g, '')
    .replaceAll(builtNonce, noncePlaceholder);

  return ({ locale, head, body, hydration, assets }: DocumentParts): string => {
    const preloaded = [...new Set([...entries, ...assets.scripts.map((file) => `/${file}`)])];
    const resources = [
      // After the words on a weak line, before they are painted on a good one.
      ...assets.fonts.map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin fetchpriority="low">`),
      `<style ${nonce}>${assets.css}</style>`,
      ...assets.cssFiles.map(inlinedLink),
    ].join('');
    const replacements: [RegExp, string][] = [
      [/<html lang="fr">/, `<html lang="${locale}">`],
      [/\/manifest-fr\.webmanifest/, manifestPath(locale)],
      [/<!--head-->[\s\S]*<!--\/head-->/, head + resources],
      [/<div id="root">[\s\S]*?<\/div>/, `<div id="root">${body}</div>`],
      [/<!--hydration-->/, `${hydration}<script ${nonce}>${startingScript(entries, preloaded)}</script>`],
    ];
    // By functions: in a plain replacement text, `$&` in an article would mean something.
    return replacements.reduce((html, [place, content]) => html.replace(place, () => content), template);
  };
}
