import type { Category } from '#contract/categories/categories.schema.ts';
import type { Deps } from '../../deps.ts';
import { findAllCategories } from './categories.queries.ts';
import { presentCategory } from './present-category.ts';

/** All of them, in the practice's order. */
export async function listAllCategories(deps: Deps): Promise<{ items: Category[] }> {
  return { items: (await findAllCategories(deps.db)).map(presentCategory) };
}
