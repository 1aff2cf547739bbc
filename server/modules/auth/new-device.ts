import { addHours } from 'date-fns';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../database/connect.ts';
import type { Deps } from '../../deps.ts';
import { mailLater } from '../mailing/mail-later.ts';
import { holdsAddress } from './address-holder.ts';
import { accounts, devices } from './auth.tables.ts';
import { hashMark } from './create-device.ts';

/** Whether this account has been opened before, and never from this browser. */
export async function isNewDevice(db: Db, accountId: string, mark: string): Promise<boolean> {
  const [seen] = await db
    .select({
      any: sql<number>`count(*)::int`,
      same: sql<number>`count(*) filter (where ${devices.markHash} = ${hashMark(mark)})::int`,
    })
    .from(devices)
    .where(eq(devices.accountId, accountId));
  return seen !== undefined && seen.any > 0 && seen.same === 0;
}

/** Whether a browser has been signed in to the account of this address, or has opened a link that was mailed to it. */
export async function isKnownDeviceOf(db: Db, email: string, mark: string): Promise<boolean> {
  const [seen] = await db
    .select({ id: devices.id })
    .from(devices)
    .innerJoin(accounts, eq(accounts.id, devices.accountId))
    .where(and(holdsAddress(email), eq(devices.markHash, hashMark(mark))))
    .limit(1);
  return seen !== undefined;
}

/** Tells the person of a device they may not know. */
export async function tellOfDevice(deps: Deps, tx: Db, accountId: string, deviceId: string): Promise<void> {
  const until = addHours(deps.clock.now(), 48);
  await mailLater(deps, tx, { news: `NEW_DEVICE ${deviceId}`, accountId, mail: { kind: 'NEW_DEVICE', deviceId }, until });
}
