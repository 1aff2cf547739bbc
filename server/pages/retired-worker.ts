import type { App } from '../app.ts';

export const workerFile = 'service-worker.js';

// Its windows are only those the old worker controlled: a page that registers this one anew is not reloaded again.
const source = `
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(retire()));
async function retire() {
  for (const name of await caches.keys()) await caches.delete(name);
  const windows = await self.clients.matchAll({ type: 'window' });
  await self.registration.unregister();
  for (const each of windows) each.navigate(each.url);
}
`;

/**
 * The kill switch: in the worker's place, one that takes itself and the caches off the device. What the person wrote
 * lies in IndexedDB, which it does not touch.
 */
export function serveRetiredWorker(app: App): void {
  app.get(`/${workerFile}`, async (_request, reply) => reply.type('text/javascript').header('cache-control', 'no-cache').send(source));
}
