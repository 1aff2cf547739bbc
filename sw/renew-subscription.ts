import { readPushSubscription, savePushSubscription } from '#contract/client/push-subscription.endpoints.ts';
import { withPatience } from '#src/device/patient-transport.ts';
import { personApiClient } from '#src/device/person-api-client.ts';
import { readPushLocale, subscribePush, subscriptionBody } from '#src/device/push-subscription.ts';
import { readSession } from '#src/device/session-tokens.ts';
import { fetchTransport } from '#src/device/transport.ts';

declare const self: ServiceWorkerGlobalScope;

/** https://w3c.github.io/push-api/#pushsubscriptionchangeevent-interface; browsers differ in which of the two they give. */
export interface SubscriptionChange extends ExtendableEvent {
  readonly oldSubscription?: PushSubscription | null;
  readonly newSubscription?: PushSubscription | null;
}

const transport = withPatience(fetchTransport, { call: 60_000, upload: 60_000 });

/** The browser has ended a subscription: makes another for whoever asked for notifications here, and tells the server. */
export async function renewSubscription({ oldSubscription, newSubscription }: SubscriptionChange): Promise<void> {
  const session = await readSession();
  const locale = session && (await readPushLocale(session.authID));
  if (!session || !locale) return;
  const apiClient = personApiClient(session.authID, locale, transport);
  const { publicKey } = await apiClient.call(readPushSubscription, { query: {} });
  const subscription = newSubscription ?? (await subscribePush(self.registration.pushManager, publicKey));
  await apiClient.call(savePushSubscription, { body: subscriptionBody(subscription, locale, oldSubscription?.endpoint) });
}
