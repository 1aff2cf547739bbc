import { queryOptions } from '@tanstack/react-query';
import { readPushSubscription, savePushSubscription } from '#contract/client/push-subscription.endpoints.ts';
import type { PushState } from '#contract/client/push-subscription.schema.ts';
import type { ApiClient } from '#src/device/api-client.ts';
import { readPushLocale, subscriptionBody } from '#src/device/push-subscription.ts';
import { keyOf } from '#src/page/endpoint-query.ts';
import { readPushDevice, type PushObstacle } from './push-device.ts';

/** How notifications stand here: on this browser, and for this person on the server. */
export type Notifications =
  | PushObstacle
  | { state: 'OFF'; pushManager: PushManager; server: PushState }
  | { state: 'ON'; subscription: PushSubscription; server: PushState };

async function readNotifications(apiClient: ApiClient, authID: string): Promise<Notifications> {
  const device = await readPushDevice();
  if (device.state !== 'READY') return device;
  const { pushManager, subscription } = device;
  if (!subscription || Notification.permission !== 'granted') {
    return { state: 'OFF', pushManager, server: await apiClient.call(readPushSubscription, { query: {} }) };
  }
  const server = await apiClient.call(readPushSubscription, { query: { endpoint: subscription.endpoint } });
  if (server.isSubscribed) return { state: 'ON', subscription, server };
  // Asked for here, yet not known there: the browser renewed it while the server could not be told.
  const locale = await readPushLocale(authID);
  if (!locale) return { state: 'OFF', pushManager, server };
  return {
    state: 'ON',
    subscription,
    server: await apiClient.call(savePushSubscription, { body: subscriptionBody(subscription, locale) }),
  };
}

export const notificationsQuery = (apiClient: ApiClient, authID: string) =>
  queryOptions({
    queryKey: [...keyOf(readPushSubscription), apiClient.locale, authID],
    queryFn: () => readNotifications(apiClient, authID),
    meta: { isPersonal: true },
    // The browser's own settings may have changed meanwhile.
    staleTime: 0,
    // A browser's objects are not data: they are never compared or kept.
    structuralSharing: false,
  });
