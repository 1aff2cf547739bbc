import { eq } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { removeSubscriptionsOfDevice } from '../client/push.queries.ts';
import { devices } from './auth.tables.ts';

/** Every token of a device is checked against its row, so they all end here; so do its notifications. */
export async function logOut(deps: Deps, actor: Actor): Promise<undefined> {
  await deps.db.update(devices).set({ revokedAt: deps.clock.now() }).where(eq(devices.id, actor.deviceId));
  await removeSubscriptionsOfDevice(deps.db, actor.deviceId);
}
