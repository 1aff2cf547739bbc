import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../database/connect.ts';
import { reservations } from '../booking/booking.tables.ts';
import { saveMailSwitches, switchedOffMails } from '../mailing/mail-switches.queries.ts';
import { accounts } from './auth.tables.ts';

const isPassingWith = (email: string) => and(eq(accounts.email, email), eq(accounts.isTemporary, true), eq(accounts.state, 'ACTIVE'));

/** Whether the practice has taken bookings by phone for an address. */
export async function hasTemporaryUser(tx: Db, email: string): Promise<boolean> {
  return (await tx.$count(accounts, isPassingWith(email))) > 0;
}

/**
 * Gives an account the bookings that were taken by phone for its address, which has just been confirmed as its own: until
 * then nothing of them is seen there, since anyone can type an address. The passing account ends with it. One that the
 * practice has closed gives nothing: its bookings stay with it.
 */
export async function takeOverTemporaryUser(tx: Db, accountId: string, email: string, now: Date): Promise<void> {
  // For update: a booking that is being taken for them meanwhile is waited for, or finds nobody.
  const [passing] = await tx.select().from(accounts).where(isPassingWith(email)).for('update');
  if (!passing) return;
  await tx.update(reservations).set({ userId: accountId }).where(eq(reservations.userId, passing.id));
  // What they no longer wanted to be written about stays unwanted.
  const unwanted = await switchedOffMails(tx, passing.id);
  await saveMailSwitches(
    tx,
    accountId,
    [...unwanted].map((kind) => ({ kind, isOn: false })),
  );
  await tx.delete(accounts).where(eq(accounts.id, passing.id));
  const { firstName, lastName, phoneNumber } = passing;
  await tx
    .update(accounts)
    .set({
      firstName: sql`coalesce(${accounts.firstName}, ${firstName})`,
      lastName: sql`coalesce(${accounts.lastName}, ${lastName})`,
      updatedAt: now,
    })
    .where(eq(accounts.id, accountId));
  if (phoneNumber === null) return;
  // The number the practice calls them at completes the account, unless they gave one.
  await tx
    .update(accounts)
    .set({ phoneNumber, isActivated: true })
    .where(and(eq(accounts.id, accountId), isNull(accounts.phoneNumber)));
}
