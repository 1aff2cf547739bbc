import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../database/connect.ts';
import { devices } from './auth.tables.ts';

/** Every refresh token of an account dies at once, and with it every access token made from it. */
export async function signOutEverywhere(tx: Db, accountId: string, now: Date): Promise<void> {
  await tx
    .update(devices)
    .set({ revokedAt: now })
    .where(and(eq(devices.accountId, accountId), isNull(devices.revokedAt)));
}
