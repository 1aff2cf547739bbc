import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../database/connect.ts';
import { findAllCategories, type CategoryRow } from './categories.queries.ts';
import { categories } from './categories.tables.ts';

const advisoryLock = 7_205_762;

/** Every category in its order, for one writer at a time until the transaction ends: a move renumbers several. */
export async function lockCategories(tx: Db): Promise<CategoryRow[]> {
  await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLock})`);
  return findAllCategories(tx);
}

/** Gives each the number of its place in the list, from 1. */
export async function numberCategories(tx: Db, inOrder: readonly Pick<CategoryRow, 'id' | 'order'>[], now: Date): Promise<void> {
  for (const [index, { id, order }] of inOrder.entries()) {
    if (order === index + 1) continue;
    await tx
      .update(categories)
      .set({ order: index + 1, updatedAt: now })
      .where(eq(categories.id, id));
  }
}
