import { answerWithHelpLine, isHelpLine, keepHelpLine } from './help-line.ts';

declare const self: ServiceWorkerGlobalScope;

// What it touches is three documents and nothing else, so a new version may take over at once:
// no open page depends on the old one.
self.addEventListener('install', (event) => {
  event.waitUntil(keepHelpLine().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate' && isHelpLine(event.request.url)) event.respondWith(answerWithHelpLine(event.request));
});
