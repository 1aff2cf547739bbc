import type { BrowserContext, CDPSession, Page, Worker } from '@playwright/test';
import type { PushSubscriptionJson } from './push-service.ts';

/**
 * The browser's own push service is out of reach of these tests: subscribing is answered with a subscription of ours,
 * which is remembered as a browser would.
 */
export async function standInForPushService(context: BrowserContext, subscription: PushSubscriptionJson): Promise<void> {
  await context.grantPermissions(['notifications']);
  await context.addInitScript((given) => {
    if (!('PushManager' in window)) return;
    const flag = 'test-subscription';
    const current = () => {
      const json = JSON.parse(sessionStorage.getItem(flag) ?? 'null') as typeof given | null;
      const unsubscribe = async () => {
        sessionStorage.removeItem(flag);
        return true;
      };
      return json && ({ ...json, toJSON: () => json, unsubscribe } as unknown as PushSubscription);
    };
    PushManager.prototype.subscribe = async () => {
      sessionStorage.setItem(flag, JSON.stringify(given));
      return current() as PushSubscription;
    };
    PushManager.prototype.getSubscription = async () => current();
  }, subscription);
}

export interface ShownToPerson {
  title: string;
  body: string;
  tag: string;
  actions: string[];
}

/** What a worker shows at the moment, once it has shown what it was about to. */
export const shownNotifications = (page: Page): Promise<ShownToPerson[]> =>
  workerOf(page.context()).evaluate(async () => {
    const scope = globalThis as unknown as WatchedScope;
    await scope.showing;
    const shown = (await scope.registration.getNotifications()) as (Notification & { actions: { title: string }[] })[];
    return shown.map(({ title, body, tag, actions }) => ({ title, body, tag, actions: actions.map((action) => action.title) }));
  });

interface WatchedScope {
  readonly registration: ServiceWorkerRegistration;
  /** Ends when what the worker was showing last is shown. */
  showing?: Promise<void>;
}

/**
 * Lets nobody ask what is shown while something is on its way to the screen: asked then, the browser finds a
 * notification that it keeps and does not show, and forgets it as one that the person has wiped away.
 */
const watchShowing = (worker: Worker): Promise<void> =>
  worker.evaluate(() => {
    const scope = globalThis as unknown as WatchedScope;
    const show = scope.registration.showNotification.bind(scope.registration);
    scope.registration.showNotification = (...given) => (scope.showing = show(...given));
  });

/** Gives the worker of a page what a push service would. */
export async function openPushLine(context: BrowserContext, page: Page): Promise<(text: string) => Promise<void>> {
  const line: CDPSession = await context.newCDPSession(page);
  const registrationId = new Promise<string>((resolve) => {
    line.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [found] = registrations.filter(({ isDeleted }) => !isDeleted);
      if (found) resolve(found.registrationId);
    });
  });
  await line.send('ServiceWorker.enable');
  // One that is still being put in place is not given a message, and nobody says so.
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated');
  await watchShowing(workerOf(context));
  const { origin } = new URL(page.url());
  return async (data) => {
    await line.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registrationId, data });
  };
}

/** The site's worker, awake. */
export function workerOf(context: BrowserContext): Worker {
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('There is no worker');
  return worker;
}

/** The browser has ended a subscription; the next it makes, in the worker or in the page, is the one given. */
export async function renewSubscription(
  context: BrowserContext,
  page: Page,
  ended: PushSubscriptionJson,
  next: PushSubscriptionJson,
): Promise<void> {
  await page.evaluate((given) => sessionStorage.setItem('test-subscription', JSON.stringify(given)), next);
  await workerOf(context).evaluate(
    ([old, made]) => {
      const scope = globalThis as unknown as { ExtendableEvent: new (type: string) => Event; dispatchEvent(event: Event): boolean };
      PushManager.prototype.subscribe = async () => ({ ...made, toJSON: () => made }) as unknown as PushSubscription;
      scope.dispatchEvent(Object.assign(new scope.ExtendableEvent('pushsubscriptionchange'), { oldSubscription: old }));
    },
    [ended, next] as const,
  );
}

/** Touches the notification that is shown: the worker hears what a browser would tell it, without the right to open windows. */
export async function touchNotification(context: BrowserContext, action = '', times = 1): Promise<void> {
  const told = { action, times };
  await workerOf(context).evaluate(async ({ action: touched, times: count }) => {
    const scope = globalThis as unknown as { registration: ServiceWorkerRegistration; dispatchEvent(event: Event): boolean };
    const [notification] = await scope.registration.getNotifications();
    if (!notification) throw new Error('There is no notification');
    const Made = (globalThis as unknown as { NotificationEvent: new (type: string, init: object) => Event }).NotificationEvent;
    for (let turn = 0; turn < count; turn += 1) scope.dispatchEvent(new Made('notificationclick', { notification, action: touched }));
  }, told);
}
