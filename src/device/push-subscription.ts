import type { BodyInputOf } from '#contract/endpoint.ts';
import type { savePushSubscription } from '#contract/client/push-subscription.endpoints.ts';
import type { Locale } from '#contract/locale.ts';
import { database } from './database.ts';

/** Subscribes this browser to pushes of the server with this key. Rejects when the browser has no push service at hand. */
export async function subscribePush(pushManager: PushManager, publicKey: string): Promise<PushSubscription> {
  const wanted = { userVisibleOnly: true, applicationServerKey: publicKey };
  try {
    return await pushManager.subscribe(wanted);
  } catch (error) {
    const old = await pushManager.getSubscription();
    if (!old) throw error;
    // Of another key: a browser holds one subscription at a time.
    await old.unsubscribe();
    return pushManager.subscribe(wanted);
  }
}

/** What the server is told of a subscription. */
export function subscriptionBody(
  subscription: PushSubscription,
  locale: Locale,
  oldEndpoint?: string,
): BodyInputOf<typeof savePushSubscription> {
  const { endpoint, keys = {} } = subscription.toJSON();
  return {
    endpoint: endpoint ?? subscription.endpoint,
    keys: { p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' },
    locale,
    oldEndpoint: oldEndpoint ?? null,
  };
}

/** The language in which this person asked for notifications here; undefined when they did not. */
export async function readPushLocale(authID: string): Promise<Locale | undefined> {
  return (await database.choices.get(authID))?.pushLocale;
}

/** Remembers that this person wants notifications here, and in which language; undefined takes it back. */
export async function savePushLocale(authID: string, pushLocale: Locale | undefined): Promise<void> {
  await database.transaction('rw', database.choices, async () => {
    const { pushLocale: _, ...others } = (await database.choices.get(authID)) ?? { authID };
    await database.choices.put({ ...others, ...(pushLocale && { pushLocale }) });
  });
}
