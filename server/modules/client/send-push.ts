import { differenceInSeconds, subDays } from 'date-fns';
import { and, eq, lt } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import type { EventOf } from '../../events/events.ts';
import { liveSubscriptions } from './push.queries.ts';
import { pushDeliveries, pushSubscriptions } from './push.tables.ts';

/** Longer than anything stays in the queue: until then a second delivery of an event is told from the first. */
const keptDays = 90;

/** Sends one message to one browser, once; throws when its push service may take it later. */
export async function sendPush(deps: Deps, { news, subscriptionId, message, until }: EventOf<'PUSH_DUE'>): Promise<void> {
  const now = deps.clock.now();
  const ttlSeconds = differenceInSeconds(until, now);
  const delivery = and(eq(pushDeliveries.news, news), eq(pushDeliveries.subscriptionId, subscriptionId));
  const [found] = await deps.db.select().from(pushDeliveries).where(delivery);
  if (!found || found.sentAt !== null) return;
  const [subscription] = await liveSubscriptions(deps.db, eq(pushSubscriptions.id, subscriptionId), now);
  if (!subscription) return;
  if (ttlSeconds <= 0) return deps.log.warn({ kind: message.kind, until }, 'a push was of no use any more before it could leave');
  const { locale, isDiscreet } = subscription;
  const outcome = await deps.push.send(subscription, { ...message, locale, isDiscreet }, { ttlSeconds, subject: message.id });
  if (outcome === 'GONE') await deps.db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, subscriptionId));
  else await deps.db.update(pushDeliveries).set({ sentAt: deps.clock.now() }).where(delivery);
}

/** Forgets what was sent long ago. */
export async function forgetOldDeliveries(deps: Deps): Promise<void> {
  await deps.db.delete(pushDeliveries).where(lt(pushDeliveries.dueAt, subDays(deps.clock.now(), keptDays)));
}
