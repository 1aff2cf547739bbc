import { keptItemsCache, pagesCache, readingListCache, type NewsOfPage } from '#src/device/worker-news.ts';
import { endpointUrl } from '#contract/endpoint.ts';
import { listTherapists } from '#contract/therapist/therapist.endpoints.ts';
import { keptListsCache } from './answer-request.ts';
import { forgetVisit } from './forget-visit.ts';
import { keepHelpLine } from './help-line.ts';
import { forgetOldBuilds, keepBuild, keepPack } from './precache.ts';
import { warmUp } from './warm-up.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * The help line first. The very first worker takes its place even when files of the build did not come: they are kept
 * as they are used, and asked for again with the next page. A later one needs them all before it may replace another.
 */
export async function install(): Promise<void> {
  await keepHelpLine();
  const isFirst = self.registration.active === null;
  await keepBuild().catch((error: unknown) => {
    if (!isFirst) throw error;
  });
}

/** Kept pages name the files of the build they came from; what they show is kept apart, and opens in the shell. */
async function forgetKeptPages(): Promise<void> {
  await caches.delete(pagesCache);
  const pinned = await caches.open(readingListCache);
  for (const { url } of await pinned.keys()) if (!new URL(url).pathname.startsWith('/api/')) await pinned.delete(url);
}

/** Threads as an earlier version kept them, all comments in one: the page no longer knows that shape. */
const forgetOldThreads = () => caches.delete('kept-threads');

/** Therapists as kept by a version that did not say whether they can be booked: the page would say that they cannot. */
async function forgetOldTherapists(): Promise<void> {
  for (const name of [keptItemsCache, keptListsCache]) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      if (!new URL(request.url).pathname.startsWith(endpointUrl(listTherapists))) continue;
      const answer = await cache.match(request, { ignoreVary: true });
      if (!(await answer?.text())?.includes('"isBookable"')) await cache.delete(request, { ignoreVary: true });
    }
  }
}

export async function activate(): Promise<void> {
  await forgetOldBuilds();
  await forgetOldThreads();
  await forgetOldTherapists();
  await forgetKeptPages();
  await self.clients.claim();
}

/** What a page has to say. */
export async function hear(event: ExtendableMessageEvent): Promise<void> {
  const news = event.data as NewsOfPage | null;
  if (news?.type === 'SKIP_WAITING') await self.skipWaiting();
  if (news?.type === 'PAGE_READY') {
    // A page on its way while this worker took its place was not claimed then, and would ask the network for all its parts.
    await self.clients.claim().catch(() => undefined);
    await warmUp(event, news);
  }
  if (news?.type === 'SIGNED_IN') await keepPack('own').catch(() => undefined);
  if (news?.type === 'LEFT_QUICKLY') await forgetVisit(event, news.pinned);
}
