import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, type Strategy } from 'workbox-strategies';
import { keptItemsCache } from '#src/device/worker-news.ts';
import { cacheRuleOf, type CacheRule } from './cache-rules.ts';
import { answerWithHelpLine } from './help-line.ts';
import { isKeepableAsset, isKeepablePicture } from '#src/device/keepable.ts';
import { KeptFirst, NetworkInTime } from './kept-strategies.ts';
import { ofThisVisit } from './left-visit.ts';
import { answerWithPage, answerWithUnkeptPage } from './pages.ts';
import { answerWithPicture } from './pictures.ts';
import { assetsCache, answerWithShell } from './precache.ts';
import { slotsKey } from './slots-ahead.ts';

declare const self: ServiceWorkerGlobalScope;

const days = (count: number) => count * 24 * 3600;
// As a plain object: the plugin's own type has undefined where the strategies' has nothing.
const expiry = (maxEntries: number, maxAgeSeconds?: number): object =>
  new ExpirationPlugin({ maxEntries, ...(maxAgeSeconds && { maxAgeSeconds }), purgeOnQuotaError: true });
/** One copy for both languages: an answer that may be kept holds both. */
const byAddress = { cacheKeyWillBeUsed: async ({ request }: { request: Request }) => request.url };
const only = (isKeepable: (answer: Response) => boolean) => ({
  cacheWillUpdate: async ({ response }: { response: Response }) => (isKeepable(response) ? response : null),
});

const longestWaitMs = 8000;

/** Of what is many: lists of articles, of therapists. */
export const keptListsCache = 'kept-lists';

const items = new KeptFirst({
  cacheName: keptItemsCache,
  patienceMs: longestWaitMs,
  plugins: [byAddress, ofThisVisit, expiry(60, days(30))],
});
const lists = new KeptFirst({
  cacheName: keptListsCache,
  patienceMs: longestWaitMs,
  plugins: [byAddress, ofThisVisit, expiry(60, days(30))],
});
const threads = new NetworkInTime({
  cacheName: 'kept-thread-pages',
  patienceMs: 4000,
  plugins: [byAddress, ofThisVisit, expiry(30, days(7))],
});
const byMonth = { cacheKeyWillBeUsed: async ({ request }: { request: Request }) => slotsKey(request.url) };
const slots = new NetworkInTime({
  cacheName: 'kept-slots',
  patienceMs: longestWaitMs,
  plugins: [byMonth, ofThisVisit, expiry(30, days(1))],
});
const kept = { matchOptions: { ignoreVary: true } };
const assets = new CacheFirst({ ...kept, cacheName: assetsCache, plugins: [only(isKeepableAsset)] });
const pictures = new CacheFirst({ ...kept, cacheName: 'pictures', plugins: [only(isKeepablePicture), ofThisVisit, expiry(120)] });

/** DOMAIN 10, line by line. */
const answers: Record<CacheRule, (event: FetchEvent) => Promise<Response>> = {
  HELP_LINE: ({ request }) => answerWithHelpLine(request),
  SHELL: ({ request }) => answerWithShell(request),
  PUBLIC_PAGE: (event) => answerWithPage(event, longestWaitMs),
  UNKEPT_PAGE: ({ request }) => answerWithUnkeptPage(request, longestWaitMs),
  ASSET: (event) => assets.handle(event),
  PICTURE: (event) => answerWithPicture(event, pictures),
  KEPT_ITEMS: (event) => items.handle(event),
  KEPT_LISTS: (event) => lists.handle(event),
  PUBLIC_THREADS: (event) => threads.handle(event),
  AVAILABILITY: (event) => slots.handle(event),
};

/** Answers what a rule is there for, and leaves everything else to the browser. */
export function answerRequest(event: FetchEvent): void {
  const rule = cacheRuleOf(event.request, self.location.origin);
  if (rule) event.respondWith(answers[rule](event));
}

/** Forgets every kept answer and picture but those at some addresses, and that they were. */
export async function forgetAnswers(stays: readonly string[]): Promise<void> {
  const kept = stays.map((address) => new URL(address, self.location.origin).href);
  for (const { cacheName } of [items, lists, threads, slots, pictures]) {
    const cache = await caches.open(cacheName);
    // One by one: what stays is never missing, for a page may ask for it meanwhile.
    for (const request of await cache.keys()) if (!kept.includes(request.url)) await cache.delete(request);
    // The list of addresses and times is as telling; the plugin would clear what it has used since the worker woke up alone.
    await new CacheExpiration(cacheName, { maxEntries: 1 }).delete();
  }
}

const readAheadBy: Partial<Record<CacheRule, Strategy>> = {
  KEPT_ITEMS: items,
  KEPT_LISTS: lists,
  PUBLIC_THREADS: threads,
  AVAILABILITY: slots,
  PICTURE: pictures,
};

/** Reads an address as a page would, so that its answer is kept by the same rule; undefined when the network fails. */
export async function readAhead(event: ExtendableEvent, url: string, destination = ''): Promise<Response | undefined> {
  const request = new Request(new URL(url, self.location.origin), { priority: 'low' });
  const { method, mode, headers } = request;
  const rule = cacheRuleOf({ method, url: request.url, mode, headers, destination }, self.location.origin);
  return rule && readAheadBy[rule]?.handle({ event, request }).catch(() => undefined);
}
