import { eq, or } from 'drizzle-orm';
import type { TemporaryUser } from '#contract/booking/booking.schema.ts';
import type { Locale } from '#contract/locale.ts';
import type { Db } from '../../database/connect.ts';
import { newId } from '../../database/new-id.ts';
import { duplicate } from '../../http/problem.ts';
import { accounts } from './auth.tables.ts';
import { normalisedEmail } from './email-address.ts';
import { roleIdNamed } from './role.queries.ts';

/** An account for somebody who has only called: with no password, nobody signs in to it. Known people are chosen, not made again. */
export async function createTemporaryUser(tx: Db, user: TemporaryUser, locale: Locale, now: Date): Promise<string> {
  const roleId = await roleIdNamed(tx, 'TEMPORARY');
  const { firstName, lastName, phoneNumber } = user;
  const id = newId(now);
  const email = user.email ? normalisedEmail(user.email) : null;
  await refuseKnown(tx, phoneNumber, email);
  // Conflicts are asked about rather than caught: a refused statement would end the transaction this runs in.
  const [made] = await tx
    .insert(accounts)
    .values({
      id,
      email,
      firstName,
      lastName,
      phoneNumber,
      locale,
      roleId,
      createdAt: now,
      updatedAt: now,
      userName: `passage-${id.slice(-12)}`,
      isActivated: true,
      isTemporary: true,
    })
    .onConflictDoNothing()
    .returning({ id: accounts.id });
  if (made) return made.id;
  await refuseKnown(tx, phoneNumber, email);
  throw new Error('no user name was free');
}

/** Throws when an account, passing or not, has the number or the address. */
async function refuseKnown(tx: Db, phoneNumber: string, email: string | null): Promise<void> {
  const isKnown = or(eq(accounts.phoneNumber, phoneNumber), email === null ? undefined : eq(accounts.email, email));
  const known = await tx.select({ phoneNumber: accounts.phoneNumber }).from(accounts).where(isKnown);
  if (known.length === 0) return;
  const isCalled = known.some((each) => each.phoneNumber === phoneNumber);
  throw duplicate('AUTHENTICATED_CLIENTS', isCalled ? 'temporaryUser.phoneNumber' : 'temporaryUser.email');
}
