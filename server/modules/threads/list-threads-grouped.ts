import { and, desc, eq } from 'drizzle-orm';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { listThreadsGrouped as endpoint } from '#contract/threads/threads.endpoints.ts';
import type { Deps } from '../../deps.ts';
import { findAllCategories } from '../categories/categories.queries.ts';
import { presentCategory } from '../categories/present-category.ts';
import { presentPublicSummary } from './present-thread.ts';
import { findThreads, isPublic } from './threads.queries.ts';
import { threads } from './threads.tables.ts';

const perCategory = 3;

/** The hottest threads of each category, in the categories' order; a category without any is left out. */
export async function listThreadsGrouped({ db }: Deps): Promise<AnswerOf<typeof endpoint>> {
  const categories = await findAllCategories(db);
  const order = [desc(threads.hot), desc(threads.id)];
  const groups = await Promise.all(
    categories.map(async (category) => {
      const rows = await findThreads(db, and(isPublic, eq(threads.categoryId, category.id)), order, perCategory, 0);
      return { category: presentCategory(category), items: rows.map(presentPublicSummary) };
    }),
  );
  return { items: groups.filter(({ items }) => items.length > 0) };
}
