import type { NewsOfWorker } from '#src/device/worker-news.ts';

declare const self: ServiceWorkerGlobalScope;

/** Tells every open page of this site. */
export async function tellPages(news: NewsOfWorker): Promise<void> {
  for (const page of await self.clients.matchAll({ type: 'window' })) page.postMessage(news);
}
