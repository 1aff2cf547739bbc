import { and, eq, getTableColumns } from 'drizzle-orm';
import type { Db } from '../../database/connect.ts';
import { files } from '../bucket/bucket.tables.ts';
import { accounts, roles } from './auth.tables.ts';

/** What a sign-in looks at, or null when nobody has this address. */
export async function findAccountByEmail(db: Db, email: string) {
  const [found] = await db
    .select({
      id: accounts.id,
      passwordHash: accounts.passwordHash,
      state: accounts.state,
      suspendedUntil: accounts.suspendedUntil,
      stateReason: accounts.stateReason,
      roleName: roles.name,
      access: accounts.access,
      roleAccess: roles.access,
    })
    .from(accounts)
    .innerJoin(roles, eq(roles.id, accounts.roleId))
    .where(and(eq(accounts.email, email), eq(accounts.isTemporary, false)));
  return found ?? null;
}

/** An account with its role and its avatar; the caller knows that it is there. */
export async function readAccount(db: Db, accountId: string) {
  const [found] = await db
    .select({ account: getTableColumns(accounts), role: getTableColumns(roles), avatar: getTableColumns(files) })
    .from(accounts)
    .innerJoin(roles, eq(roles.id, accounts.roleId))
    .leftJoin(files, eq(files.id, accounts.avatarFileId))
    .where(eq(accounts.id, accountId));
  if (!found) throw new Error('the account is gone');
  return found;
}

export type AccountWithRole = Awaited<ReturnType<typeof readAccount>>;
