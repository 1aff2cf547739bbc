import type { PushState } from '#contract/client/push-subscription.schema.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { removeSubscription } from './push.queries.ts';
import { readPushState } from './read-push-state.ts';

/** Sends nothing more to this browser; another person's stays. */
export async function removePushSubscription(deps: Deps, actor: Actor, { endpoint }: { endpoint: string }): Promise<PushState> {
  await removeSubscription(deps.db, actor.accountId, endpoint);
  return readPushState(deps, actor, endpoint);
}
