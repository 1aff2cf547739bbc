import type { Category } from '#contract/categories/categories.schema.ts';
import type { Deps } from '../../deps.ts';
import { findCategoriesById } from './categories.queries.ts';
import { presentCategory } from './present-category.ts';

/** Those of the ids that exist; the others are skipped. */
export async function listCategoriesById(deps: Deps, ids: string[]): Promise<{ items: Category[] }> {
  return { items: (await findCategoriesById(deps.db, ids)).map(presentCategory) };
}
