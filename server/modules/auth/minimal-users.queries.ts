import { asc, inArray, ne } from 'drizzle-orm';
import { formerClientId } from '#contract/auth/standing.ts';
import type { MinimalUser } from '#contract/auth/audit.schema.ts';
import type { Db } from '../../database/connect.ts';
import { accounts } from './auth.tables.ts';

const names = { authID: accounts.id, userName: accounts.userName, firstName: accounts.firstName, lastName: accounts.lastName };

/** Who these people are, by id; who is no longer there is left out. */
export async function findMinimalUsers(db: Db, ids: readonly string[]): Promise<Map<string, MinimalUser>> {
  if (ids.length === 0) return new Map();
  const found = await db
    .select(names)
    .from(accounts)
    .where(inArray(accounts.id, [...ids]));
  return new Map(found.map((user) => [user.authID, user]));
}

export function listMinimalUsers(db: Db): Promise<MinimalUser[]> {
  return db
    .select(names)
    .from(accounts)
    .where(ne(accounts.id, formerClientId))
    .orderBy(asc(accounts.lastName), asc(accounts.firstName), asc(accounts.userName));
}
