import { answerRequest } from './answer-request.ts';
import { followNotification } from './follow-notification.ts';
import { activate, hear, install } from './lifecycle.ts';
import { showPush } from './push.ts';
import { renewSubscription, type SubscriptionChange } from './renew-subscription.ts';
import { syncOutbox, type SyncEvent } from './sync-outbox.ts';

declare const self: ServiceWorkerGlobalScope;

// What each event is handed to. A new version waits for the person's word: no install ever skips the waiting.
self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('fetch', (event) => answerRequest(event));
self.addEventListener('message', (event) => event.waitUntil(hear(event)));
self.addEventListener('sync', (event) => (event as SyncEvent).waitUntil(syncOutbox(event as SyncEvent)));
self.addEventListener('push', (event) => event.waitUntil(showPush(event)));
self.addEventListener('notificationclick', (event) => event.waitUntil(followNotification(event)));
self.addEventListener('pushsubscriptionchange', (event) => {
  const change = event as ExtendableEvent as SubscriptionChange;
  change.waitUntil(renewSubscription(change));
});
