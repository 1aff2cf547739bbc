import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { RoleName } from '#contract/permissions.ts';
import type { Db } from '../../database/connect.ts';
import { newId } from '../../database/new-id.ts';
import { duplicate } from '../../http/problem.ts';
import { accounts, roles } from './auth.tables.ts';
import { userNameOf } from './user-name.ts';

const attempts = 10;

export interface NewAccount {
  /** Normalised. */
  readonly email: string;
  readonly passwordHash: string;
  readonly roleName: RoleName;
  readonly locale: 'fr' | 'en';
}

/** Makes a classic account, with a user name nobody has; a known e-mail is a duplicate. */
export async function createAccount(db: Db, { email, passwordHash, roleName, locale }: NewAccount, now: Date): Promise<string> {
  const [role] = await db.select({ id: roles.id }).from(roles).where(eq(roles.name, roleName));
  if (!role) throw new Error(`the role ${roleName} is missing`);
  const wanted = userNameOf(email);
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const userName = attempt === 0 ? wanted : `${wanted}${randomInt(10_000, 1_000_000)}`;
    // Conflicts are asked about rather than caught: a refused statement would end the transaction this runs in.
    const [made] = await db
      .insert(accounts)
      .values({ id: newId(now), userName, email, passwordHash, roleId: role.id, locale, createdAt: now, updatedAt: now })
      .onConflictDoNothing()
      .returning({ id: accounts.id });
    if (made) return made.id;
    const [known] = await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.email, email));
    if (known) throw duplicate('AUTHENTICATED_CLIENTS');
  }
  throw new Error('no user name was free');
}
