import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Db } from '../../database/connect.ts';
import { devices } from './auth.tables.ts';

/** Ends the sessions of an account's devices at their next call; all of them, or all but one. */
export async function signOutDevices(tx: Db, accountId: string, now: Date, exceptDeviceId?: string): Promise<void> {
  const isLeftAlone = exceptDeviceId === undefined ? undefined : ne(devices.id, exceptDeviceId);
  await tx
    .update(devices)
    .set({ revokedAt: now })
    .where(and(eq(devices.accountId, accountId), isLeftAlone, isNull(devices.revokedAt)));
}
