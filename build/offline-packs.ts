import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Manifest, Plugin } from 'vite';

interface BuiltFile {
  url: string;
  revision: string | null;
  size: number;
}

const packNames = ['visit', 'own', 'english'] as const;

/**
 * What the worker keeps together. `visit`: whatever a visitor can open, in French, and what the frame and the help line say in English.
 * `own`: what only somebody signed in uses. `english`: the other English sentences.
 */
type PackName = (typeof packNames)[number];

/** What the worker learns of a file: that it is fetched by itself at install, in which pack it comes, or which pack it is. */
interface Marks {
  isPrecached?: boolean;
  pack?: PackName;
  holds?: PackName;
}

/** Of what the worker keeps: the files of a first load, which it finds in the browser's cache, the font, and by pack all others. */
export interface OfflineFiles {
  readonly single: ReadonlySet<string>;
  readonly packs: Readonly<Record<PackName, readonly string[]>>;
}

/**
 * What a reader or a client never opens, or only with a network: the links in letters and the checkout ask the server first,
 * and a picture of oneself is framed to be sent at once.
 */
const isNotForOffline = (source: string) =>
  /\/(practice[-/]|practice\.json|social-sign-in|mail-links|card-payments\/DemoCheckoutPage|profile\/CropModal)/.test(source);
/** A page of one's own opens for a visitor too, who is asked to sign in there; what it loads later is for who has. */
const isOwn = (source: string) => /\/features\/(outbox|own-threads|payments|profile|receipts|reservations)\//.test(source);
/** Whole tables of telephone numbers: checked as they are typed into an account. */
const isOfAccounts = (source: string) => source.includes('/libphonenumber-js/');
const isText = (file: string) => /\.(js|css|json|svg)$/.test(file);
const isCatalogue = (file: string) => /\/messages-[^/]+\/(fr|en)\/[^/]+\.json$/.test(file) && !isNotForOffline(file);
const isForEveryVisit = (catalogue: string) => /\/(fr\/.+|en\/(app|frame|offline|help-line|quick-exit))\.json$/.test(catalogue);

/** The sources that some lead to: by their imports alone, or by what they load later as well, where that is followed. */
function reached(manifest: Manifest, from: readonly string[], isFollowed: (source: string, later: string) => boolean): Set<string> {
  const found = new Set<string>();
  const visit = (source: string) => {
    const chunk = manifest[source];
    if (!chunk || found.has(source) || isNotForOffline(source)) return;
    found.add(source);
    for (const other of chunk.imports ?? []) visit(other);
    for (const later of chunk.dynamicImports ?? []) if (isFollowed(source, later)) visit(later);
  };
  for (const source of from) visit(source);
  return found;
}

function filesOf(manifest: Manifest, sources: Iterable<string>): Set<string> {
  const files = new Set<string>();
  for (const source of sources) {
    const { file, css = [], assets = [] } = manifest[source] ?? { file: '' };
    for (const name of [file, ...css, ...assets]) files.add(name);
  }
  return files;
}

/** What the worker keeps of a build: all that its shell leads to, lazily or not, but for the pages of the practice. */
export function offlineFiles(manifest: Manifest, shell: string, catalogues: readonly string[]): OfflineFiles {
  // By the files named: an entry that the build has merged into a chunk has no key of its own.
  const entries = Object.keys(manifest).filter((source) => shell.includes(`/${manifest[source]?.file}"`));
  const first = filesOf(
    manifest,
    reached(manifest, entries, () => false),
  );
  const visit = filesOf(
    manifest,
    reached(manifest, entries, (source, later) => !isOwn(source) && !isOfAccounts(later)),
  );
  const all = filesOf(
    manifest,
    reached(manifest, entries, () => true),
  );
  // The page has its style sheets in itself, and never fetched them.
  const single = new Set([...all].filter((file) => (first.has(file) && file.endsWith('.js')) || !isText(file)));
  const kept = catalogues.filter(isCatalogue);
  return {
    single,
    packs: {
      visit: [...[...visit].filter((file) => !single.has(file)), ...kept.filter(isForEveryVisit)],
      own: [...all].filter((file) => !single.has(file) && !visit.has(file)),
      english: kept.filter((file) => !isForEveryVisit(file)),
    },
  };
}

const extensions = ['.json', '.js', '.css', '.svg'];

/** By extension, the largest first, so that more of each file stands in those before it: 2 kB less of 230. Any other extension comes last. */
export function arranged<Packed extends { name: string; bytes: Buffer }>(files: readonly Packed[]): Packed[] {
  const placeOf = ({ name }: Packed) => (extensions.includes(extname(name)) ? extensions.indexOf(extname(name)) : extensions.length);
  const byName = (a: Packed, b: Packed) => (a.name < b.name ? -1 : 1);
  return files.toSorted((a, b) => placeOf(a) - placeOf(b) || b.bytes.length - a.bytes.length || byName(a, b));
}

/** One file of many, which compresses better and is asked for once: a line of JSON with names and lengths in bytes, then the files. */
export function pack(files: readonly { name: string; bytes: Buffer }[]): Buffer {
  const list = files.map(({ name, bytes }) => [name, bytes.length]);
  return Buffer.concat([Buffer.from(`${JSON.stringify(list)}\n`), ...files.map(({ bytes }) => bytes)]);
}

const packOf = /^assets\/pack-(visit|own|english)-[\w-]+\.txt$/;

function readOfflineFiles(folder: string): OfflineFiles {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
  const names = readdirSync(join(folder, 'assets'), { recursive: true, encoding: 'utf8' }).map((name) => `assets/${name}`);
  return offlineFiles(manifest, readFileSync(join(folder, 'index.html'), 'utf8'), names.sort());
}

/** Writes the packs beside the files that they hold. */
export function offlinePacks(): Plugin {
  let folder = '';
  return {
    name: 'accalmie:offline-packs',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved: ({ build }) => void (folder = build.outDir),
    writeBundle() {
      const { packs } = readOfflineFiles(folder);
      for (const name of packNames) {
        const bytes = pack(arranged(packs[name].map((file) => ({ name: file, bytes: readFileSync(join(folder, file)) }))));
        const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 7);
        writeFileSync(join(folder, `assets/pack-${name}-${hash}.txt`), bytes);
      }
    },
  };
}

/** For the worker's list of this build's files. */
export async function markOffline<File extends BuiltFile>(listed: File[]): Promise<{ manifest: (File & Marks)[]; warnings: string[] }> {
  const { single, packs } = readOfflineFiles('dist/client');
  const packOfFile = new Map(packNames.flatMap((name) => packs[name].map((file) => [file, name] as const)));
  const mark = (file: File): File & Marks => {
    const holds = packOf.exec(file.url)?.[1] as PackName | undefined;
    if (holds) return { ...file, holds };
    if (single.has(file.url)) return { ...file, isPrecached: true };
    const name = packOfFile.get(file.url);
    return name ? { ...file, pack: name } : file;
  };
  return { manifest: listed.map(mark), warnings: [] };
}
