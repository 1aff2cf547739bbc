import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '#contract/locale.ts';
import { authIDKey } from '../session/stored-session.ts';
import { manifestPath } from '../page/manifest-path.ts';
import { hashesOfBuilt, inlineParts, type InlineHashes } from './inline-parts.ts';
import type { PageAssets } from './page-assets.ts';

export interface DocumentParts {
  locale: Locale;
  /** Title, meta and link tags of the page. */
  head: string;
  /** What goes into #root. */
  body: string;
  /** The scripts that carry the router's state, in their order. */
  hydration: readonly string[];
  /** Whether the body is the page itself, which is read, and scrolled, while its scripts are on their way: src/app/router.tsx. */
  isDrawn: boolean;
  assets: PageAssets;
}

// Vite adds a stylesheet before it runs a lazily loaded module, and waits for it, unless a link to it is there:
// these are, and being disabled load nothing, since their rules stand in the <style> above.
const inlinedLink = (file: string) => `<link rel="stylesheet" href="/${file}" disabled>`;

const entryScript = /\s*<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/g;

/**
 * Fetches the page's scripts once it has been painted (https://www.w3.org/TR/paint-timing/): until then the line is for what
 * is read. A page that nobody sees is not painted, and not every browser tells: there they come at once, or by the clock.
 * The web manifest comes with them, or the icons that it leads to would come before the words. They run in their order, each in a task
 * of its own: what is pressed meanwhile waits for one of them at most.
 */
function startingScript(locale: Locale, entries: readonly string[], preloaded: readonly string[], ofVisitors: readonly string[]): string {
  // A browser may refuse its storage: there nobody stays signed in.
  const isVisitor = `(() => { try { return localStorage.getItem('${authIDKey}') === null; } catch { return true; } })()`;
  const hrefs =
    ofVisitors.length > 0
      ? `[...${JSON.stringify(preloaded)}, ...(${isVisitor} ? ${JSON.stringify(ofVisitors)} : [])]`
      : JSON.stringify(preloaded);
  // The first paint may have been of the head alone: the observer of frames is told after the next, which has all that stands above. A
  // script that does not come the browser tells itself; the page is read without.
  return `{
let begun;
const begin = async () => {
  if (begun) return;
  begun = true;
  const link = (properties) => document.head.append(Object.assign(document.createElement('link'), properties));
  for (const href of ${hrefs}) link({ rel: 'modulepreload', href, crossOrigin: '' });
  link({ rel: 'manifest', href: (window.isDiscreet ? '/discreet' : '') + '${manifestPath(locale)}' });
  for (const entry of ${JSON.stringify(entries)}) {
    await import(entry).catch(() => undefined);
    await window.nextTask();
  }
};
setTimeout(begin, document.hidden ? 0 : 2000);
const isPainted = (paints) => paints.getEntriesByName('first-contentful-paint').length > 0;
const frames = new IntersectionObserver(() => {
  frames.disconnect();
  begin();
});
new PerformanceObserver((paints) => isPainted(paints) && frames.observe(document.body)).observe({ type: 'paint', buffered: true });
}`;
}

/** A document, and what its policy lets in. */
export interface WrittenDocument {
  html: string;
  inline: InlineHashes;
}

/** Makes documents from the built index.html: its scripts, our content. */
export function createDocumentWriter(clientDirectory: string) {
  const built = readFileSync(join(clientDirectory, 'index.html'), 'utf8');
  const entries = [...built.matchAll(entryScript)].map(([, src = '']) => src);
  const template = built.replaceAll(entryScript, '').replaceAll(/\s*<link rel="stylesheet"[^>]*>/g, '');
  const ofTemplate = hashesOfBuilt(template);

  return ({ locale, head, body, hydration, isDrawn, assets }: DocumentParts): WrittenDocument => {
    const addressOf = (file: string) => `/${file}`;
    const preloaded = [...new Set([...entries, ...assets.scripts.map(addressOf)])];
    const inline = inlineParts();
    const resources = [inline.style(assets.css), ...assets.cssFiles.map(inlinedLink)].join('');
    const scripts = [
      // By this attribute the router's last script takes all of them away.
      ...hydration.map((code) => inline.script(code, ' data-tsr-stream-part=""')),
      inline.script(
        (isDrawn ? 'window.isDrawn = true;\n' : '') + startingScript(locale, entries, preloaded, assets.visitorScripts.map(addressOf)),
      ),
    ].join('');
    const replacements: [RegExp, string][] = [
      [/<html lang="fr">/, `<html lang="${locale}">`],
      [/\s*<link rel="manifest"[^>]*>/, ''],
      [/<!--head-->[\s\S]*<!--\/head-->/, head + resources],
      [/<div id="root">[\s\S]*?<\/div>/, `<div id="root">${body}</div>`],
      [/<!--hydration-->/, scripts],
    ];
    // By functions: in a plain replacement text, `$&` in an article would mean something.
    const html = replacements.reduce((written, [place, content]) => written.replace(place, () => content), template);
    const { scripts: own, styles } = inline.hashes;
    return { html, inline: { scripts: [...ofTemplate.scripts, ...own], styles: [...ofTemplate.styles, ...styles] } };
  };
}
