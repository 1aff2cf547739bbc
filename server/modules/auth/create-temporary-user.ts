import { eq } from 'drizzle-orm';
import type { TemporaryUser } from '#contract/booking/booking.schema.ts';
import type { Locale } from '#contract/locale.ts';
import type { Db } from '../../database/connect.ts';
import { newId } from '../../database/new-id.ts';
import { duplicate } from '../../http/problem.ts';
import { accounts, roles } from './auth.tables.ts';
import { normalisedEmail } from './email-address.ts';

/** An account for somebody who has only called: with no password, nobody signs in to it. Known people are chosen, not made again. */
export async function createTemporaryUser(tx: Db, user: TemporaryUser, locale: Locale, now: Date): Promise<string> {
  const [role] = await tx.select({ id: roles.id }).from(roles).where(eq(roles.name, 'TEMPORARY'));
  if (!role) throw new Error('the role TEMPORARY is missing');
  const { firstName, lastName, phoneNumber } = user;
  const id = newId(now);
  const email = user.email ? normalisedEmail(user.email) : null;
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
      roleId: role.id,
      createdAt: now,
      updatedAt: now,
      userName: `passage-${id.slice(-12)}`,
      isActivated: true,
    })
    .onConflictDoNothing()
    .returning({ id: accounts.id });
  if (made) return made.id;
  const [called] = await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.phoneNumber, phoneNumber));
  throw duplicate('AUTHENTICATED_CLIENTS', called ? 'temporaryUser.phoneNumber' : 'temporaryUser.email');
}
