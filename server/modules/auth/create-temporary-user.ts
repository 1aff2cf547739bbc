import { and, eq, or } from 'drizzle-orm';
import type { TemporaryUser } from '#contract/booking/booking.schema.ts';
import type { Locale } from '#contract/locale.ts';
import type { Db } from '../../database/connect.ts';
import { newId } from '../../database/new-id.ts';
import { duplicate } from '../../http/problem.ts';
import { nameKey } from '../threads/reserved-names.ts';
import { accounts } from './auth.tables.ts';
import { normalisedEmail } from './email-address.ts';
import { roleIdNamed } from './role.queries.ts';

/** An account for somebody who has only called: with no password, nobody signs in to it. Known people are chosen, not made again. */
export async function createTemporaryUser(tx: Db, user: TemporaryUser, locale: Locale, now: Date): Promise<string> {
  const roleId = await roleIdNamed(tx, 'TEMPORARY');
  const { firstName, lastName, phoneNumber } = user;
  const id = newId(now);
  const email = user.email ? normalisedEmail(user.email) : null;
  await refuseKnown(tx, user, email);
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
  await refuseKnown(tx, user, email);
  throw new Error('no user name was free');
}

/**
 * Throws where the practice should choose somebody it knows: an account whose address is this one and confirmed, or a
 * caller of the same address, or of the same number and name. A number alone is nobody's: a family has one, and anyone
 * with an account may have typed it.
 */
async function refuseKnown(tx: Db, { firstName, lastName, phoneNumber }: TemporaryUser, email: string | null): Promise<void> {
  if (email !== null) {
    const isKnown = or(eq(accounts.emailConfirmed, true), eq(accounts.isTemporary, true));
    if ((await tx.$count(accounts, and(eq(accounts.email, email), isKnown))) > 0)
      throw duplicate('AUTHENTICATED_CLIENTS', 'temporaryUser.email');
  }
  const callers = await tx
    .select({ firstName: accounts.firstName, lastName: accounts.lastName })
    .from(accounts)
    .where(and(eq(accounts.phoneNumber, phoneNumber), eq(accounts.isTemporary, true)));
  const keyOf = (name: { firstName: string | null; lastName: string | null }) => nameKey(`${name.firstName} ${name.lastName}`);
  if (callers.some((caller) => keyOf(caller) === keyOf({ firstName, lastName })))
    throw duplicate('AUTHENTICATED_CLIENTS', 'temporaryUser.phoneNumber');
}
