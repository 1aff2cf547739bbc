import { pushKinds, pushKindsOf } from '#contract/client/push-kinds.ts';
import type { PushState } from '#contract/client/push-subscription.schema.ts';
import type { Deps } from '../../deps.ts';
import { may, type Actor } from '../../http/actor.ts';
import { countSubscriptions, ownSubscription, switchedOffKinds } from './push.queries.ts';

/** How notifications stand for this person, and on the browser of the endpoint if one is named. */
export async function readPushState(deps: Deps, actor: Actor, endpoint?: string): Promise<PushState> {
  const { accountId } = actor;
  const own = endpoint ? await ownSubscription(deps.db, accountId, endpoint) : undefined;
  const off = await switchedOffKinds(deps.db, accountId);
  const kinds = pushKinds.filter(
    (kind) =>
      pushKindsOf.CLIENT.includes(kind) ||
      (pushKindsOf.PRACTICE.includes(kind) && may(actor, kind === 'CRISIS_FLAG' ? 'ALL_THREADS' : 'RESERVATION', 'READ')),
  );
  return {
    publicKey: deps.push.publicKey,
    isSubscribed: own !== undefined,
    subscriptionCount: await countSubscriptions(deps.db, accountId),
    kinds: kinds.map((kind) => ({ kind, isOn: !off.has(kind) })),
  };
}
