import { readingListCache } from './worker-news.ts';

/**
 * Forgets what the service worker kept of an address, so that the next read asks the server: called by who has just
 * changed what is there. What somebody has put on their reading list stays there. Other devices learn it at their next visit.
 */
export async function forgetKept(url: string): Promise<void> {
  if (!('caches' in globalThis)) return;
  for (const name of await caches.keys()) if (name !== readingListCache) await (await caches.open(name)).delete(url);
}
