import { savePushSubscription } from '#contract/client/push-subscription.endpoints.ts';
import type { ResolveName } from '#server/gateways/network.ts';
import { call } from './api.ts';
import type { PushService, PushSubscriptionJson } from './push-service.ts';
import { startTestApp, type TestApp } from './test-app.ts';

const nobodyToAsk: ResolveName = () => Promise.reject(new Error('no network in tests'));

/** The application with a push service of this machine let through, and a name service of the test's own. */
export const startPushApp = (service: PushService, resolve = nobodyToAsk): Promise<TestApp> =>
  startTestApp({
    env: { PUSH_EXTRA_HOSTS: service.host, PUSH_CONTACT: 'mailto:cabinet@demo.test' },
    network: { resolve, certificate: service.certificate },
  });

/** A person's browser subscribes, and the server is told. */
export async function subscribeAs(
  { app }: TestApp,
  service: PushService,
  bearer: string,
  locale: 'fr' | 'en' = 'fr',
): Promise<PushSubscriptionJson> {
  const subscription = service.subscribe();
  const { status } = await call(app, savePushSubscription, { bearer, body: { ...subscription, locale } });
  if (status !== 201) throw new Error(`the subscription answered ${status}`);
  return subscription;
}

/** Delivers what is due, and what that brings with it, until nothing is. */
export async function deliverAll(test: TestApp): Promise<void> {
  while ((await test.deliverDue()) > 0);
}
