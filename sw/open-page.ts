import type { NewsOfWorker } from '#src/device/worker-news.ts';

declare const self: ServiceWorkerGlobalScope;

/** Shows a page in a window that is open, else in a new one. Rejects when the browser lets neither be. */
export async function openPage(path: string): Promise<void> {
  const url = new URL(path, self.location.origin).href;
  // Only those of this worker: a browser lets no other be led elsewhere.
  const windows = await self.clients.matchAll({ type: 'window' });
  const open = windows.find((each) => each.url === url) ?? windows.find(({ focused }) => focused) ?? windows[0];
  if (!open) {
    await self.clients.openWindow(url);
    return;
  }
  // Refused once the touch is some seconds old; the page is shown all the same, behind.
  await open.focus().catch(() => undefined);
  if (open.url !== url) await open.navigate(url);
  // It is there already, from before the news.
  else open.postMessage({ type: 'ASK_AGAIN' } satisfies NewsOfWorker);
}
