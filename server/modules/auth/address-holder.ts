import { and, eq, isNotNull, isNull, ne, or, type SQL } from 'drizzle-orm';
import type { Db } from '../../database/connect.ts';
import { accounts } from './auth.tables.ts';
import { takeOverTemporaryUser } from './take-over-temporary-user.ts';

/**
 * The account that has an address: one at most, by `accounts_email_unique`. It has confirmed it, or signs in with it.
 * What a provider says of somebody and nobody has confirmed may be anybody's: it is written to, and holds nothing.
 */
export const holdsAddress = (email: string): SQL | undefined =>
  and(eq(accounts.email, email), eq(accounts.isTemporary, false), or(eq(accounts.emailConfirmed, true), isNotNull(accounts.passwordHash)));

/**
 * An address has just been confirmed as an account's: what was booked by phone for it comes along, and whoever else only
 * said that it was theirs has it no more.
 */
export async function ownAddress(tx: Db, accountId: string, email: string, now: Date): Promise<void> {
  await takeOverTemporaryUser(tx, accountId, email, now);
  await tx
    .update(accounts)
    .set({ email: null, updatedAt: now })
    .where(
      and(
        eq(accounts.email, email),
        ne(accounts.id, accountId),
        eq(accounts.isTemporary, false),
        eq(accounts.emailConfirmed, false),
        isNull(accounts.passwordHash),
      ),
    );
}
