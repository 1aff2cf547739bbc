import { answerWithNumbers } from './built-in-numbers-page.ts';
import { hasDatabase } from '#src/device/has-database.ts';
import { isKeepableAsset, isKeepablePage } from '#src/device/keepable.ts';
import { readSession } from '#src/device/session-tokens.ts';
import { unpack } from './unpack.ts';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: readonly BuiltFile[] };

/** A file of this build, listed by build/offline-packs.ts. */
interface BuiltFile {
  readonly url: string;
  /** Of what has no hash in its name: the shell. */
  readonly revision: string | null;
  /** Fetched by itself at install: most pages have fetched it already. */
  readonly isPrecached?: boolean;
  /** Comes in this pack. What comes in none is kept as it is used. */
  readonly pack?: PackName;
  /** Is this pack. */
  readonly holds?: PackName;
}

/** What is fetched together: see build/offline-packs.ts. */
export type PackName = 'visit' | 'own' | 'english';

export const assetsCache = 'assets';
const shellCache = 'shell';
/** Notes on the builds: their files, and whether a reader's needs were kept ahead. */
export const buildsCache = 'builds';

const files = self.__WB_MANIFEST;
const assets = files.filter(({ revision }) => revision === null).map((file) => ({ ...file, url: `/${file.url}` }));
const shellRevision = files.find(({ revision }) => revision !== null)?.revision ?? '';
const laterPacks: readonly PackName[] = ['own', 'english'];
const packMark = (name: PackName) => `/packs/${name}`;
/** By build: the shell of the next one is kept while this one still answers. */
const shellKey = `/index.html?revision=${shellRevision}`;

async function keepAsset(cache: Cache, url: string): Promise<void> {
  const answer = await fetch(url);
  if (!isKeepableAsset(answer)) throw new TypeError(`${url} was not answered`);
  await cache.put(url, answer);
}

async function keepWholePack(cache: Cache, url: string): Promise<void> {
  // Never opened again: what it holds is kept, and the browser need not keep it as well.
  const answer = await fetch(url, { cache: 'no-store' });
  if (!isKeepableAsset(answer)) throw new TypeError(`${url} was not answered`);
  const packed = unpack(await answer.arrayBuffer());
  await Promise.all(
    packed.map(({ name, type, bytes }) => cache.put(`/${name}`, new Response(bytes, { headers: { 'content-type': type } }))),
  );
}

async function notKept(cache: Cache, wanted: readonly BuiltFile[]): Promise<string[]> {
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  return wanted.map(({ url }) => url).filter((url) => !kept.has(url));
}

async function keepShell(): Promise<void> {
  const cache = await caches.open(shellCache);
  if (await cache.match(shellKey)) return;
  const answer = await fetch('/index.html', { cache: 'reload' });
  if (!isKeepablePage(answer)) throw new TypeError('The shell was not answered');
  await cache.put(shellKey, answer);
}

/** Where less than this share of a pack is missing, its files are asked for one by one. */
const littleMissing = 1 / 4;

async function fillPack(name: PackName): Promise<void> {
  const cache = await caches.open(assetsCache);
  const held = assets.filter(({ pack }) => pack === name);
  const missing = await notKept(cache, held);
  const whole = assets.find(({ holds }) => holds === name);
  if (whole && missing.length > held.length * littleMissing) await keepWholePack(cache, whole.url);
  else await Promise.all(missing.map((url) => keepAsset(cache, url)));
}

const underWay = new Map<PackName, Promise<void>>();

/** Keeps what a pack holds and is not kept yet, and remembers for later builds that this device has it. Throws when it did not come. */
export function keepPack(name: PackName): Promise<void> {
  // Two pages, or two reasons, may ask at once.
  const filling = underWay.get(name) ?? fillPack(name).finally(() => underWay.delete(name));
  underWay.set(name, filling);
  // Every device has the first.
  return name === 'visit' ? filling : filling.then(() => notePack(name));
}

async function notePack(name: PackName): Promise<void> {
  const builds = await caches.open(buildsCache);
  await builds.put(packMark(name), new Response());
}

const longestReadMs = 3000;

/** Without opening the database of a device that has none. One that cannot be read keeps no version from being installed. */
async function isSignedIn(): Promise<boolean> {
  const read = async () => (await hasDatabase()) && (await readSession()) !== undefined;
  const late = new Promise<false>((resolve) => setTimeout(resolve, longestReadMs, false));
  return Promise.race([read().catch(() => false), late]);
}

async function keepPacksOfDevice(): Promise<void> {
  await keepPack('visit');
  const builds = await caches.open(buildsCache);
  for (const name of laterPacks) {
    const isWanted = (await builds.match(packMark(name))) !== undefined || (name === 'own' && (await isSignedIn()));
    if (isWanted) await keepPack(name);
  }
}

async function keepSingle(): Promise<void> {
  const cache = await caches.open(assetsCache);
  const missing = await notKept(
    cache,
    assets.filter(({ isPrecached }) => isPrecached),
  );
  await Promise.all(missing.map((url) => keepAsset(cache, url)));
}

/** Whether all of a pack's files are here now: the note of it may have outlived them. */
export async function isPackKept(name: PackName): Promise<boolean> {
  const missing = await notKept(
    await caches.open(assetsCache),
    assets.filter(({ pack }) => pack === name),
  );
  return missing.length === 0;
}

/** Keeps the shell and the files of this build that are not kept yet, as far as this device needs them. Throws when one of them did not come. */
export async function keepBuild(): Promise<void> {
  await keepShell();
  // A file that does not come must not keep the others from coming.
  const kept = await Promise.allSettled([keepSingle(), keepPacksOfDevice()]);
  const failed = kept.find((part) => part.status === 'rejected');
  if (failed) throw failed.reason;
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
