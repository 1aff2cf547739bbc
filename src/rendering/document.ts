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

/** Makes documents from the built index.html: its scripts, our content. */
export function createDocumentWriter(clientDirectory: string, noncePlaceholder: string) {
  const nonce = `nonce="${noncePlaceholder}"`;
  const template = readFileSync(join(clientDirectory, 'index.html'), 'utf8')
    .replaceAll(/\s*<link rel="stylesheet"[^>]*>/g, '')
    .replaceAll(builtNonce, noncePlaceholder);

  return ({ locale, head, body, hydration, assets }: DocumentParts): string => {
    const preloaded = assets.scripts.filter((file) => !template.includes(`/${file}"`));
    const resources = [
      ...assets.fonts.map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`),
      `<style ${nonce}>${assets.css}</style>`,
      ...assets.cssFiles.map(inlinedLink),
      ...preloaded.map((file) => `<link rel="modulepreload" href="/${file}" crossorigin ${nonce}>`),
    ].join('');
    const replacements: [RegExp, string][] = [
      [/<html lang="fr">/, `<html lang="${locale}">`],
      [/\/manifest-fr\.webmanifest/, manifestPath(locale)],
      [/<!--head-->[\s\S]*<!--\/head-->/, head + resources],
      [/<div id="root">[\s\S]*?<\/div>/, `<div id="root">${body}</div>`],
      [/<!--hydration-->/, hydration],
    ];
    // By functions: in a plain replacement text, `$&` in an article would mean something.
    return replacements.reduce((html, [place, content]) => html.replace(place, () => content), template);
  };
}
