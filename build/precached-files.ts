import { readFileSync } from 'node:fs';
import type { Manifest } from 'vite';

interface BuiltFile {
  url: string;
  revision: string | null;
  size: number;
}

/**
 * What a reader or a client never opens, or only with a network: the links in letters and the checkout ask the server first,
 * and a picture of oneself is framed to be sent at once.
 */
const isNotForOffline = (source: string) =>
  /\/(practice[-/]|practice\.json|social-sign-in|mail-links|card-payments\/DemoCheckoutPage|profile\/CropModal)/.test(source);
/** French whole; of English what the frame and the help line need, and the rest as it is read. */
const isPrecachedCatalogue = (file: string) =>
  /\/messages-[^/]+\/(fr\/|en\/(app|frame|offline|help-line|quick-exit)\.json$)/.test(file) && !isNotForOffline(file);

/** The files that the shell leads to, lazily or not, but for the pages of the practice. */
export function precachedFiles(manifest: Manifest, shell: string): Set<string> {
  const files = new Set<string>();
  const visited = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || visited.has(key) || isNotForOffline(key)) return;
    visited.add(key);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file);
    for (const other of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(other);
  };
  // By the files named: an entry that the build has merged into a chunk has no key of its own.
  for (const [key, { file }] of Object.entries(manifest)) if (shell.includes(`/${file}"`)) visit(key);
  return files;
}

/** For the worker's list of this build's files: marks those that it fetches at install. */
export async function markPrecached<File extends BuiltFile>(listed: File[]): Promise<{ manifest: File[]; warnings: string[] }> {
  const manifest = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8')) as Manifest;
  const wanted = precachedFiles(manifest, readFileSync('dist/client/index.html', 'utf8'));
  const isWanted = ({ url }: File) => wanted.has(url) || isPrecachedCatalogue(url);
  return { manifest: listed.map((file) => (isWanted(file) ? { ...file, isPrecached: true } : file)), warnings: [] };
}
