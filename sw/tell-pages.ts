import type { NewsOfWorker } from '#src/device/worker-news.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * Tells the pages whether the network answers, by one request that none of them waits for: that it does once our server has
 * (`isOurs`), that it does not once the request has failed or has been silent for so long.
 */
export async function tellOfNetwork<T>(asked: Promise<T>, patienceMs: number, isOurs: (answer: T) => boolean = () => true): Promise<void> {
  const timer = setTimeout(() => void tellPages({ type: 'UNREACHABLE' }), patienceMs);
  try {
    if (isOurs(await asked)) await tellPages({ type: 'REACHABLE' });
  } catch {
    await tellPages({ type: 'UNREACHABLE' });
  } finally {
    clearTimeout(timer);
  }
}

/** Tells every open page of this site. */
export async function tellPages(news: NewsOfWorker): Promise<void> {
  for (const page of await self.clients.matchAll({ type: 'window' })) page.postMessage(news);
}
