import type { Strategy } from 'workbox-strategies';
import { readingListCache } from '#src/device/worker-news.ts';

/** The picture in the size asked for, or, without a network, in any size that is kept. */
export async function answerWithPicture(event: FetchEvent, pictures: Strategy): Promise<Response> {
  try {
    return await pictures.handle(event);
  } catch (error) {
    const inAnySize = { ignoreSearch: true, ignoreVary: true };
    const kept =
      (await caches.match(event.request.url, { ...inAnySize, cacheName: pictures.cacheName })) ??
      (await caches.match(event.request.url, { ...inAnySize, cacheName: readingListCache }));
    if (kept) return kept;
    throw error;
  }
}
