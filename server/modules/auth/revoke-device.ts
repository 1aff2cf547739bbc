import { and, eq, isNull } from 'drizzle-orm';
import type { Device } from '#contract/auth/devices.schema.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { notFound } from '../../http/problem.ts';
import { removeSubscriptionsOfDevice } from '../client/push.queries.ts';
import { devices } from './auth.tables.ts';
import { listDevices } from './list-devices.ts';

/** Signs one of one's devices out. Done twice, it changes nothing. */
export async function revokeDevice(deps: Deps, actor: Actor, { id }: { id: string }): Promise<{ items: Device[] }> {
  const isMine = and(eq(devices.id, id), eq(devices.accountId, actor.accountId));
  await deps.db.transaction(async (tx) => {
    const [found] = await tx.select({ id: devices.id }).from(devices).where(isMine);
    if (!found) throw notFound('AUTHENTICATED_CLIENTS');
    await tx
      .update(devices)
      .set({ revokedAt: deps.clock.now() })
      .where(and(isMine, isNull(devices.revokedAt)));
    await removeSubscriptionsOfDevice(tx, id);
  });
  return listDevices(deps, actor);
}
