import { randomInt } from 'node:crypto';
import type { ProviderKind } from '#contract/enumerations.ts';
import type { RoleName } from '#contract/role-names.ts';
import type { Db } from '../../database/connect.ts';
import { newId } from '../../database/new-id.ts';
import { duplicate } from '../../http/problem.ts';
import { holdsAddress } from './address-holder.ts';
import { accounts } from './auth.tables.ts';
import { roleIdNamed } from './role.queries.ts';
import { userNameOf } from './user-name.ts';

const attempts = 10;

export interface NewAccount {
  /** Normalised; null where a provider gives none. */
  readonly email: string | null;
  readonly emailConfirmed?: boolean;
  /** Null for who signs in with a provider. */
  readonly passwordHash: string | null;
  readonly authProvider?: ProviderKind;
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly invitedAt?: Date;
  readonly roleName: RoleName;
  readonly locale: 'fr' | 'en';
}

/** Makes an account, with a user name nobody has; a known e-mail is a duplicate. */
export async function createAccount(db: Db, { roleName, ...account }: NewAccount, now: Date): Promise<string> {
  const roleId = await roleIdNamed(db, roleName);
  const { email, firstName, lastName } = account;
  await refuseHeldAddress(db, email);
  const wanted = userNameOf(email ?? [firstName, lastName].filter(Boolean).join(''));
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const userName = attempt === 0 ? wanted : `${wanted}${randomInt(10_000, 1_000_000)}`;
    // Conflicts are asked about rather than caught: a refused statement would end the transaction this runs in.
    const [made] = await db
      .insert(accounts)
      .values({ ...account, id: newId(now), userName, roleId, createdAt: now, updatedAt: now })
      .onConflictDoNothing()
      .returning({ id: accounts.id });
    if (made) return made.id;
    await refuseHeldAddress(db, email);
  }
  throw new Error('no user name was free');
}

async function refuseHeldAddress(db: Db, email: string | null): Promise<void> {
  if (email !== null && (await db.$count(accounts, holdsAddress(email))) > 0) throw duplicate('AUTHENTICATED_CLIENTS');
}
