import { CacheExpiration } from 'workbox-expiration';
import { localeOfPath, pathWithoutLocale } from '#contract/locale.ts';
import { pagesCache, readingListCache } from '#src/device/worker-news.ts';
import { isKeepablePage, isPageGone } from '#src/device/keepable.ts';
import { answersOfPage } from './page-answers.ts';
import { answerWithShell, isPackKept, type PackName } from './precache.ts';
import { isOfLeftVisit } from './left-visit.ts';
import { tellOfNetwork } from './tell-pages.ts';

// As long as a thread is kept, which may be taken off the site meanwhile: what a page is made of is kept apart, and longer.
const expiry = new CacheExpiration(pagesCache, { maxEntries: 60, maxAgeSeconds: 7 * 24 * 3600 });

const addressOf = (url: string): string => url.split('#')[0] ?? url;

/** Keeps a page as it came, and forgets one that is no more; what somebody else answers changes nothing. */
async function keepPage(event: ExtendableEvent, url: string, answer: Response): Promise<void> {
  if (isOfLeftVisit(event)) return;
  if (isPageGone(answer)) {
    for (const name of [pagesCache, readingListCache]) await (await caches.open(name)).delete(addressOf(url));
    return;
  }
  if (!isKeepablePage(answer)) return;
  const copy = answer.clone();
  const pinned = await caches.open(readingListCache);
  if (await pinned.match(addressOf(url))) await pinned.put(addressOf(url), answer.clone());
  // Its time first: a page without one counts as over.
  await expiry.updateTimestamp(addressOf(url));
  const pages = await caches.open(pagesCache);
  await pages.put(addressOf(url), copy);
  // Left while it was written.
  if (isOfLeftVisit(event)) await pages.delete(addressOf(url));
  await expiry.expireEntries();
}

/** Forgets every kept page, and that it was. */
export async function forgetPages(): Promise<void> {
  await caches.delete(pagesCache);
  await expiry.delete();
}

/** Asks for a page that nobody is waiting for, unless it is kept. */
export async function keepPageAhead(event: ExtendableEvent, url: string): Promise<void> {
  if (await keptPage(url)) return;
  await keepPage(event, url, await fetch(url, { priority: 'low' }));
}

async function keptPage(url: string): Promise<Response | undefined> {
  const address = addressOf(url);
  const found = await caches.match(address, { cacheName: pagesCache });
  // A device that cannot say how old it is (a full disk, a damaged profile) still reads.
  const isOver = found && (await expiry.isURLExpired(address).catch(() => false));
  return found && !isOver ? found : caches.match(address, { cacheName: readingListCache });
}

const after = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms));

/** A page that is never kept: from the network, or the empty shell, which says what it can, when that fails or takes too long. */
export async function answerWithUnkeptPage(request: Request, patienceMs: number): Promise<Response> {
  return inTime(fetch(request), request, patienceMs);
}

async function inTime(asked: Promise<Response>, request: Request, patienceMs: number): Promise<Response> {
  const answer = await Promise.race([asked.catch(() => undefined), after(patienceMs)]);
  return answer ?? answerWithShell(request);
}

/** How long a page may take that the shell can show without the network. */
const patienceWithAnswersMs = 1500;

/** Threads ask the network for their answers first, and a query may be put right by a redirect: those are waited for. */
async function isReadyInShell(url: string): Promise<boolean> {
  const { pathname, search } = new URL(url);
  const answers = answersOfPage(url);
  if (answers.length === 0 || search !== '' || pathWithoutLocale(pathname).startsWith('/threads')) return false;
  const kept = await Promise.all(answers.map((answer) => caches.match(answer, { ignoreVary: true })));
  const packs: PackName[] = localeOfPath(pathname) === 'en' ? ['visit', 'english'] : ['visit'];
  return kept.every((answer) => answer !== undefined) && (await Promise.all(packs.map(isPackKept))).every(Boolean);
}

/** The site's own word on a page: not a captive portal's, nor a server's in trouble. */
const ofOurs = async (asked: Promise<Response>) => {
  const answer = await asked;
  const isRedirect = answer.type === 'opaqueredirect';
  if (!isRedirect && !isKeepablePage(answer) && !isPageGone(answer)) throw new TypeError('Answered by somebody else');
  return answer;
};

/**
 * A public page: the kept one at once and a fresh one behind it; else from the network, else the empty shell. Where what the page is
 * made of is kept, the shell comes sooner, and in place of what is not the site's.
 */
export async function answerWithPage(event: FetchEvent, patienceMs: number): Promise<Response> {
  const { request } = event;
  const asked = fetch(request);
  event.waitUntil(tellOfNetwork(asked, patienceMs, isKeepablePage));
  event.waitUntil(asked.then((answer) => keepPage(event, request.url, answer.clone())).catch(() => undefined));
  const kept = await keptPage(request.url);
  if (kept) return kept;
  const isReady = await isReadyInShell(request.url).catch(() => false);
  return isReady ? inTime(ofOurs(asked), request, patienceWithAnswersMs) : inTime(asked, request, patienceMs);
}
