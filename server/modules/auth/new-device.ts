import { addHours } from 'date-fns';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../database/connect.ts';
import type { Deps } from '../../deps.ts';
import { mailLater } from '../mailing/mail-later.ts';
import { devices } from './auth.tables.ts';
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

/** Tells the person of a device they may not know. */
export async function tellOfDevice(deps: Deps, tx: Db, accountId: string, deviceId: string): Promise<void> {
  const until = addHours(deps.clock.now(), 48);
  await mailLater(deps, tx, { news: `NEW_DEVICE ${deviceId}`, accountId, mail: { kind: 'NEW_DEVICE', deviceId }, until });
}
