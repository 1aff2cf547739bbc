import { sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { deepestRow } from '#contract/page-limits.ts';
import { exactTotalLimit } from '#contract/pagination.ts';
import { isAtMost } from '#contract/validation-rules.ts';
import { brokenRule } from '../http/broken-rule.ts';
import type { Db } from './connect.ts';

export interface Page<T> {
  items: T[];
  page: number;
  limit: number;
  total: number;
  totalIsCapped?: true;
}

interface Source<T> {
  /** The rows of the page, in an order that no two rows share. */
  readonly rows: (limit: number, offset: number) => Promise<T[]>;
  /** How many there are in all, or `atMost` when there are that many or more. */
  readonly countUpTo: (atMost: number) => Promise<number>;
}

/**
 * A page of a list. The total is exact up to 1,000, then says 1,000 and `totalIsCapped`, so that no list counts a
 * whole table; pages past row 10,000 are refused on the field `page`.
 */
export async function pageOf<T>({ page, limit }: { page: number; limit: number }, source: Source<T>): Promise<Page<T>> {
  if (page * limit > deepestRow) throw brokenRule('page', isAtMost(Math.floor(deepestRow / limit)));
  const offset = (page - 1) * limit;
  const items = await source.rows(limit, offset);
  // A page that is not full is the last one: its end is the total.
  const isLast = items.length < limit && (items.length > 0 || page === 1);
  const count = isLast ? offset + items.length : await source.countUpTo(exactTotalLimit + 1);
  if (count <= exactTotalLimit) return { items, page, limit, total: count };
  return { items, page, limit, total: exactTotalLimit, totalIsCapped: true };
}

/** Counts the rows of one table that satisfy a condition, and stops at a number. */
export async function countUpTo(db: Db, table: PgTable, where: SQL | undefined, atMost: number): Promise<number> {
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(where)
    .limit(atMost)
    .as('some');
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(some);
  return row?.count ?? 0;
}
