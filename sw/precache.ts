import { answerWithNumbers } from './built-in-numbers-page.ts';
import { isKeepableAsset, isKeepablePage } from '#src/device/keepable.ts';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: readonly BuiltFile[] };

/** A file of this build, listed by build/precached-files.ts. */
interface BuiltFile {
  readonly url: string;
  /** Of what has no hash in its name: the shell. */
  readonly revision: string | null;
  /** Fetched at install; the others are kept as they are used. */
  readonly isPrecached?: boolean;
}

export const assetsCache = 'assets';
const shellCache = 'shell';
/** Notes on the builds: their files, and whether a reader's needs were kept ahead. */
export const buildsCache = 'builds';

const files = self.__WB_MANIFEST;
const assets = files.filter(({ revision }) => revision === null).map((file) => ({ ...file, url: `/${file.url}` }));
const shellRevision = files.find(({ revision }) => revision !== null)?.revision ?? '';
/** By build: the shell of the next one is kept while this one still answers. */
const shellKey = `/index.html?revision=${shellRevision}`;

async function keepAsset(cache: Cache, url: string): Promise<void> {
  if (await cache.match(url, { ignoreVary: true })) return;
  const answer = await fetch(url);
  if (!isKeepableAsset(answer)) throw new TypeError(`${url} was not answered`);
  await cache.put(url, answer);
}

async function keepShell(): Promise<void> {
  const cache = await caches.open(shellCache);
  if (await cache.match(shellKey)) return;
  const answer = await fetch('/index.html', { cache: 'reload' });
  if (!isKeepablePage(answer)) throw new TypeError('The shell was not answered');
  await cache.put(shellKey, answer);
}

/** Keeps the shell and the files of this build that are not kept yet. Throws when one of them did not come. */
export async function keepBuild(isWanted: (url: string) => boolean = () => false): Promise<void> {
  const cache = await caches.open(assetsCache);
  await keepShell();
  const wanted = assets.filter(({ url, isPrecached }) => isPrecached || isWanted(url));
  await Promise.all(wanted.map(({ url }) => keepAsset(cache, url)));
}

/** The shell of this build; from the network where it could not be kept, and without one the numbers to call. */
export async function answerWithShell(request: Request): Promise<Response> {
  const kept = await caches.match(shellKey, { cacheName: shellCache });
  return kept ?? fetch(request).catch(() => answerWithNumbers(new URL(request.url).pathname));
}

async function listOf(cache: Cache, name: string): Promise<string[]> {
  const found = await cache.match(name);
  return found ? ((await found.json()) as string[]) : [];
}

/** Keeps the files of this build and the one before it: a tab opened before may still ask for those. */
export async function forgetOldBuilds(): Promise<void> {
  const builds = await caches.open(buildsCache);
  const current = assets.map(({ url }) => url);
  const last = await listOf(builds, '/current');
  if (last.join() !== current.join()) await builds.put('/previous', Response.json(last));
  await builds.put('/current', Response.json(current));
  for (const { url } of await builds.keys()) if (new URL(url).pathname.startsWith('/warm/')) await builds.delete(url);
  const known = new Set([...current, ...(await listOf(builds, '/previous'))]);
  const cache = await caches.open(assetsCache);
  for (const { url } of await cache.keys()) if (!known.has(new URL(url).pathname)) await cache.delete(url);
  const shells = await caches.open(shellCache);
  for (const { url } of await shells.keys()) if (!url.endsWith(shellKey)) await shells.delete(url);
}
