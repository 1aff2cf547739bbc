import { and, asc, desc, eq, getTableColumns, gt, ilike, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import type { AccountSortField, AccountState } from '#contract/auth/account-lists.ts';
import type { Db } from '../../database/connect.ts';
import { foldedText } from '../../database/folded-text.ts';
import { files } from '../bucket/bucket.tables.ts';
import { holdsAddress } from './address-holder.ts';
import { accounts, roles } from './auth.tables.ts';

const baseQuery = (db: Db) =>
  db
    .select({ account: getTableColumns(accounts), role: getTableColumns(roles), avatar: getTableColumns(files) })
    .from(accounts)
    .innerJoin(roles, eq(roles.id, accounts.roleId))
    .leftJoin(files, eq(files.id, accounts.avatarFileId))
    .$dynamic();

/** An account with its role and its avatar. */
export type AccountView = Awaited<ReturnType<typeof baseQuery>>[number];

export async function findAccount(db: Db, id: string): Promise<AccountView | undefined> {
  const [view] = await baseQuery(db).where(eq(accounts.id, id));
  return view;
}

/** The same; the caller knows that it is there. */
export async function knownAccount(db: Db, id: string): Promise<AccountView> {
  const view = await findAccount(db, id);
  if (!view) throw new Error('the account is gone');
  return view;
}

/** What tells whether an account may be signed in to. */
export const closureColumns = { state: accounts.state, suspendedUntil: accounts.suspendedUntil, stateReason: accounts.stateReason };

/** What a sign-in looks at, or null when nobody has this address. */
export async function findAccountByEmail(db: Db, email: string) {
  const [found] = await db
    .select({
      id: accounts.id,
      passwordHash: accounts.passwordHash,
      ...closureColumns,
      roleName: roles.name,
      access: accounts.access,
      roleAccess: roles.access,
    })
    .from(accounts)
    .innerJoin(roles, eq(roles.id, accounts.roleId))
    .where(holdsAddress(email));
  return found ?? null;
}

const sortColumns: Record<AccountSortField, SQL> = {
  createdAt: sql`${accounts.createdAt}`,
  name: sql`lower(concat_ws(' ', nullif(${accounts.lastName}, ''), nullif(${accounts.firstName}, ''), ${accounts.userName}))`,
  email: sql`${accounts.email}`,
  role: sql`${roles.name}`,
};

interface Order {
  readonly field: AccountSortField;
  readonly direction: 'asc' | 'desc';
}

export function findAccounts(db: Db, where: SQL | undefined, { field, direction }: Order, limit: number, offset: number) {
  const towards = direction === 'asc' ? asc : desc;
  return baseQuery(db)
    .where(where)
    .orderBy(sql`${towards(sortColumns[field])} nulls last`, towards(accounts.id))
    .limit(limit)
    .offset(offset);
}

export async function countAccountsUpTo(db: Db, where: SQL | undefined, atMost: number): Promise<number> {
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(accounts)
    .innerJoin(roles, eq(roles.id, accounts.roleId))
    .where(where)
    .limit(atMost)
    .as('some');
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(some);
  return row?.count ?? 0;
}

const fewestDigits = 3;

/**
 * Parts of a name, in any order, with or without its accents, of an e-mail address, or of a phone number, however it is
 * spaced and with 00 or + before its country.
 */
export function isCalled(keyword: string): SQL | undefined {
  const words = keyword.split(/[\s'’ʼ-]+/).filter(Boolean);
  const hasWords = words.map((word) => sql`position(${foldedText(sql`${word}::text`)} in ${accounts.searchText}) > 0`);
  const digits = keyword.replaceAll(/\D/g, '').replace(/^00/, '');
  return or(and(...hasWords), digits.length >= fewestDigits ? ilike(accounts.phoneNumber, `%${digits}%`) : undefined);
}

/** A suspension that is over counts as ACTIVE, as it does at each request. */
export function isInState(state: AccountState, now: Date): SQL | undefined {
  if (state === 'BANNED') return eq(accounts.state, 'BANNED');
  const isOver = and(eq(accounts.state, 'SUSPENDED'), lte(accounts.suspendedUntil, now));
  if (state === 'ACTIVE') return or(eq(accounts.state, 'ACTIVE'), isOver);
  return and(eq(accounts.state, 'SUSPENDED'), or(isNull(accounts.suspendedUntil), gt(accounts.suspendedUntil, now)));
}
