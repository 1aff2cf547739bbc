import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest, ManifestChunk } from 'vite';

/** What a page needs on its first paint, and what its scripts will ask for right after. */
export interface PageAssets {
  css: string;
  cssFiles: readonly string[];
  scripts: readonly string[];
  /** What it goes on to where nobody is signed in. */
  visitorScripts: readonly string[];
}

/** Reads the client's build once and tells the assets of any set of source files. */
export function createAssetFinder(clientDirectory: string) {
  const manifest = JSON.parse(readFileSync(join(clientDirectory, '.vite/manifest.json'), 'utf8')) as Manifest;
  const known = new Map<string, PageAssets>();

  function collect(key: string, chunks: Set<ManifestChunk>): void {
    const chunk = manifest[key];
    if (!chunk || chunks.has(chunk)) return;
    // A chunk's own imports come first: so does their CSS.
    for (const imported of chunk.imports ?? []) collect(imported, chunks);
    chunks.add(chunk);
  }

  /** Of files that the browser loads later no more than their styles; of a visitor's own theirs, and their scripts apart. */
  return function assetsOf(sources: readonly string[], drawnLater: readonly string[] = [], ofVisitors: readonly string[] = []): PageAssets {
    const key = [...sources, '', ...drawnLater, '', ...ofVisitors].join(' ');
    const found = known.get(key);
    if (found) return found;
    const chunks = new Set<ManifestChunk>();
    for (const source of sources) collect(source, chunks);
    const styled = new Set(chunks);
    for (const source of [...drawnLater, ...ofVisitors]) collect(source, styled);
    const later = new Set(chunks);
    for (const source of ofVisitors) collect(source, later);
    const unique = (files: string[]) => [...new Set(files)];
    const scriptsOf = (some: ReadonlySet<ManifestChunk>) =>
      unique([...some].map(({ file }) => file)).filter((file) => file.endsWith('.js'));
    const scripts = scriptsOf(chunks);
    const cssFiles = unique([...styled].flatMap((chunk) => chunk.css ?? []));
    const assets: PageAssets = {
      cssFiles,
      css: cssFiles.map((file) => readFileSync(join(clientDirectory, file), 'utf8').trim()).join('\n'),
      scripts,
      visitorScripts: scriptsOf(later).filter((file) => !scripts.includes(file)),
    };
    known.set(key, assets);
    return assets;
  };
}
