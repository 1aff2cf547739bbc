import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { newPasswordText } from '#contract/auth/auth.schema.ts';
import { validate } from '#contract/validate.ts';
import { isEmail, requiredText } from '#contract/validation-rules.ts';
import type { Db } from '../../database/connect.ts';
import { WrongSetting } from '../../env.ts';
import { Problem } from '../../http/problem.ts';
import { accounts, roles } from './auth.tables.ts';
import { isCommonPassword } from './common-password.ts';
import { createAccount } from './create-account.ts';
import { normalisedEmail } from './email-address.ts';
import type { PasswordHasher } from './password-hasher.ts';

const administrator = z.object({ email: requiredText(isEmail), password: newPasswordText });

function refuseCommon(password: string): void {
  if (isCommonPassword(password)) throw new WrongSetting('The password is among the first that anyone would try: choose another one.');
}

/** Makes the account that holds everything (GOD). Refuses in a sentence when there is one already. */
export async function createFirstAdmin(
  { db, passwords, now }: { db: Db; passwords: PasswordHasher; now: Date },
  given: { email: string; password: string },
): Promise<string> {
  const checked = validate(administrator, given, 'en');
  if (!checked.isValid) throw new WrongSetting(`${checked.fields[0]?.message ?? 'The account is not valid'}.`);
  refuseCommon(checked.value.password);
  const passwordHash = await passwords.hash(checked.value.password);
  const email = normalisedEmail(checked.value.email);
  try {
    return await db.transaction(async (tx) => {
      // Locked, so that of two runs at once the second sees what the first made.
      const [role] = await tx.select({ id: roles.id }).from(roles).where(eq(roles.name, 'GOD')).for('update');
      if (!role) throw new Error('the role GOD is missing');
      const [holder] = await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.roleId, role.id)).limit(1);
      if (holder) throw new WrongSetting('There is an administrator already: it makes the other accounts from the site.');
      return createAccount(tx, { email, passwordHash, roleName: 'GOD', locale: 'fr' }, now);
    });
  } catch (error) {
    throw error instanceof Problem ? new WrongSetting(`${email} already has an account: choose another address.`) : error;
  }
}
