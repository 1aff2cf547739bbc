import type { Category } from '#contract/categories/categories.schema.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/problem.ts';
import { findCategoryBy } from './categories.queries.ts';
import { presentCategory } from './present-category.ts';

export async function readCategory(deps: Deps, by: 'id' | 'slug', value: string): Promise<Category> {
  const row = await findCategoryBy(deps.db, by, value);
  if (!row) throw notFound('CATEGORY');
  return presentCategory(row);
}
