import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Device } from '#contract/auth/devices.schema.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { devices } from './auth.tables.ts';
import { deviceName } from './device-name.ts';

/** The devices that are signed in to one's account. */
export async function listDevices(deps: Deps, actor: Actor): Promise<{ items: Device[] }> {
  const isSignedIn = and(isNull(devices.revokedAt), gt(devices.expiresAt, deps.clock.now()));
  const rows = await deps.db
    .select()
    .from(devices)
    .where(and(eq(devices.accountId, actor.accountId), isSignedIn))
    .orderBy(desc(devices.lastUsedAt), desc(devices.id));
  const items = rows.map(({ id, userAgent, createdAt, lastUsedAt }) => ({
    id,
    ...deviceName(userAgent),
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    isCurrent: id === actor.deviceId,
  }));
  return { items };
}
