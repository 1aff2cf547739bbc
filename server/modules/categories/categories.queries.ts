import { asc, eq, ilike, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../database/connect.ts';
import { categories } from './categories.tables.ts';

export type CategoryRow = typeof categories.$inferSelect;

export function findCategories(db: Db, where: SQL | undefined, order: SQL[], limit: number, offset: number): Promise<CategoryRow[]> {
  return db
    .select()
    .from(categories)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
}

const inTheirOrder = [asc(categories.order), asc(categories.id)];

export function findAllCategories(db: Db): Promise<CategoryRow[]> {
  return db
    .select()
    .from(categories)
    .orderBy(...inTheirOrder);
}

export function findCategoriesById(db: Db, ids: readonly string[]): Promise<CategoryRow[]> {
  return db
    .select()
    .from(categories)
    .where(inArray(categories.id, [...ids]))
    .orderBy(...inTheirOrder);
}

export async function findCategoryBy(db: Db, column: 'id' | 'slug', value: string): Promise<CategoryRow | undefined> {
  const [row] = await db.select().from(categories).where(eq(categories[column], value));
  return row;
}

/** Categories whose name holds the keyword, in either language. */
export function isCalled(keyword: string): SQL | undefined {
  const part = `%${keyword.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return or(ilike(sql`${categories.name} ->> 'fr'`, part), ilike(sql`${categories.name} ->> 'en'`, part));
}
