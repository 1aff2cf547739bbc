import { and, eq, inArray } from 'drizzle-orm';
import type { switchPushKinds as declared } from '#contract/client/push-subscription.endpoints.ts';
import type { PushState } from '#contract/client/push-subscription.schema.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { pushSwitchedOff } from './push.tables.ts';
import { readPushState } from './read-push-state.ts';

/** Switches kinds on and off for a person; of one named twice, the last counts. */
export async function switchPushKinds(deps: Deps, actor: Actor, input: BodyOf<typeof declared>): Promise<PushState> {
  const { accountId } = actor;
  const wanted = new Map(input.kinds.map(({ kind, isOn }) => [kind, isOn]));
  const off = [...wanted].filter(([, isOn]) => !isOn).map(([kind]) => ({ accountId, kind }));
  const on = [...wanted].filter(([, isOn]) => isOn).map(([kind]) => kind);
  await deps.db.transaction(async (tx) => {
    await tx.delete(pushSwitchedOff).where(and(eq(pushSwitchedOff.accountId, accountId), inArray(pushSwitchedOff.kind, on)));
    if (off.length > 0) await tx.insert(pushSwitchedOff).values(off).onConflictDoNothing();
  });
  return readPushState(deps, actor);
}
