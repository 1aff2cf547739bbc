import { ECDH } from 'node:crypto';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { savePushSubscription as declared } from '#contract/client/push-subscription.endpoints.ts';
import type { PushState } from '#contract/client/push-subscription.schema.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { isString, isUrl } from '#contract/validation-rules.ts';
import type { Db } from '../../database/connect.ts';
import { newId } from '../../database/new-id.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { brokenRule } from '../../http/broken-rule.ts';
import { removeSubscription, takeFromOthers } from './push.queries.ts';
import { pushSubscriptions } from './push.tables.ts';
import { readPushState } from './read-push-state.ts';

/** A person has so many browsers at most; beyond, the one saved longest ago goes. */
const maxPerPerson = 10;

/** Sends notifications to this browser from now on, in this language. The same again changes nothing but the date. */
export async function savePushSubscription(deps: Deps, actor: Actor, input: BodyOf<typeof declared>): Promise<PushState> {
  if (!(await deps.push.accepts(input.endpoint))) throw brokenRule('endpoint', isUrl);
  if (!isPublicKey(input.keys.p256dh)) throw brokenRule('keys.p256dh', isString);
  const { endpoint } = input;
  const { accountId, deviceId } = actor;
  const savedAt = deps.clock.now();
  const values = { deviceId, ...input.keys, locale: input.locale, savedAt };
  await deps.db.transaction(async (tx) => {
    // Not handed over in place: what still waits for the other person must not reach this one.
    await takeFromOthers(tx, accountId, endpoint);
    if (input.oldEndpoint && input.oldEndpoint !== endpoint) await removeSubscription(tx, accountId, input.oldEndpoint);
    await tx
      .insert(pushSubscriptions)
      .values({ id: newId(savedAt), accountId, endpoint, ...values })
      .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: values });
    await removeOldest(tx, accountId);
  });
  return readPushState(deps, actor, endpoint);
}

async function removeOldest(tx: Db, accountId: string): Promise<void> {
  const mine = eq(pushSubscriptions.accountId, accountId);
  const tooMany = tx
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(mine)
    .orderBy(desc(pushSubscriptions.savedAt), desc(pushSubscriptions.id))
    .offset(maxPerPerson);
  await tx.delete(pushSubscriptions).where(and(mine, inArray(pushSubscriptions.id, tooMany)));
}

/** Whether a browser's key is a point of its curve: another one could never be encrypted for. */
function isPublicKey(p256dh: string): boolean {
  try {
    const point = ECDH.convertKey(p256dh, 'prime256v1', 'base64url', 'base64url', 'uncompressed');
    return Buffer.from(String(point), 'base64url').equals(Buffer.from(p256dh, 'base64url'));
  } catch {
    return false;
  }
}
