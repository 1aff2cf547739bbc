import { CacheExpiration } from 'workbox-expiration';
import { pagesCache, readingListCache } from '#src/device/worker-news.ts';
import { withFreshNonce } from './fresh-nonce.ts';
import { isKeepablePage } from '#src/device/keepable.ts';
import { answerWithShell } from './precache.ts';
import { tellPages } from './tell-pages.ts';

const expiry = new CacheExpiration(pagesCache, { maxEntries: 60, maxAgeSeconds: 30 * 24 * 3600 });

const addressOf = (url: string): string => url.split('#')[0] ?? url;

/** Keeps a page as it came; anything that is not a whole page of ours is left alone. */
async function keepPage(url: string, answer: Response): Promise<void> {
  if (!isKeepablePage(answer)) return;
  const copy = answer.clone();
  const pinned = await caches.open(readingListCache);
  if (await pinned.match(addressOf(url))) await pinned.put(addressOf(url), answer.clone());
  await (await caches.open(pagesCache)).put(addressOf(url), copy);
  await expiry.updateTimestamp(addressOf(url));
  await expiry.expireEntries();
}

/** Asks for a page that nobody is waiting for, unless it is kept. */
export async function keepPageAhead(url: string): Promise<void> {
  if (await keptPage(url)) return;
  await keepPage(url, await fetch(url, { priority: 'low' }));
}

async function keptPage(url: string): Promise<Response | undefined> {
  const address = addressOf(url);
  return (await caches.match(address, { cacheName: pagesCache })) ?? caches.match(address, { cacheName: readingListCache });
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

/** A public page: the kept one at once and a fresh one behind it; else from the network, else the empty shell. */
export async function answerWithPage(event: FetchEvent, patienceMs: number): Promise<Response> {
  const { request } = event;
  const kept = await keptPage(request.url);
  const asked = fetch(request);
  const keeping = asked.then((answer) => keepPage(request.url, answer.clone()));
  event.waitUntil(keeping.catch(() => tellPages({ type: 'UNREACHABLE' })));
  return kept ? withFreshNonce(kept) : inTime(asked, request, patienceMs);
}
