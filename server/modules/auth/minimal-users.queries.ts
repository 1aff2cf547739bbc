import { inArray } from 'drizzle-orm';
import type { MinimalUser } from '#contract/auth/audit.schema.ts';
import type { Db } from '../../database/connect.ts';
import { accounts } from './auth.tables.ts';

export const minimalUserColumns = {
  authID: accounts.id,
  userName: accounts.userName,
  firstName: accounts.firstName,
  lastName: accounts.lastName,
};

/** Who these people are, by id; who is no longer there is left out. */
export async function findMinimalUsers(db: Db, ids: readonly string[]): Promise<Map<string, MinimalUser>> {
  if (ids.length === 0) return new Map();
  const found = await db
    .select(minimalUserColumns)
    .from(accounts)
    .where(inArray(accounts.id, [...ids]));
  return new Map(found.map((user) => [user.authID, user]));
}
