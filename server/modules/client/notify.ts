import type { PushKind } from '#contract/client/push-kinds.ts';
import type { PushNews } from '#contract/client/push-message.ts';
import type { Deps } from '../../deps.ts';
import { subscriptionsFor } from './push.queries.ts';
import { pushDeliveries } from './push.tables.ts';

interface Notification {
  /** Which piece of news this is; the same again reaches nobody twice. */
  readonly news: string;
  readonly accountId: string;
  readonly message: PushNews & { readonly kind: PushKind };
  readonly until: Date;
}

/** Brings a piece of news on its way to each of a person's browsers, each of which is then tried on its own. */
export async function notify(deps: Deps, { news, accountId, message, until }: Notification): Promise<void> {
  const now = deps.clock.now();
  if (now >= until) return;
  await deps.db.transaction(async (tx) => {
    const subscriptions = await subscriptionsFor(tx, accountId, message.kind, now);
    if (subscriptions.length === 0) return;
    const deliveries = subscriptions.map(({ id }) => ({ news, subscriptionId: id, dueAt: now }));
    const firsts = await tx.insert(pushDeliveries).values(deliveries).onConflictDoNothing().returning();
    const times = { at: now.toISOString(), until: until.toISOString() };
    for (const { subscriptionId } of firsts) await deps.events.record(tx, { kind: 'PUSH_DUE', news, subscriptionId, message, ...times });
  });
}
