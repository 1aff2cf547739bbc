import { asc, desc } from 'drizzle-orm';
import type { listCategories as endpoint } from '#contract/categories/categories.endpoints.ts';
import type { Category } from '#contract/categories/categories.schema.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import { countUpTo, pageOf, type Page } from '../../database/paging.ts';
import type { Deps } from '../../deps.ts';
import { findCategories, isCalled } from './categories.queries.ts';
import { categories } from './categories.tables.ts';
import { presentCategory } from './present-category.ts';

export async function listCategories(deps: Deps, query: QueryOf<typeof endpoint>): Promise<Page<Category>> {
  const where = query.keyword ? isCalled(query.keyword) : undefined;
  const direction = query['sort-direction'] === 'asc' ? asc : desc;
  const column = { order: categories.order, slug: categories.slug }[query['sort-field']];
  const order = [direction(column), direction(categories.id)];
  return pageOf(query, {
    rows: async (limit, offset) => (await findCategories(deps.db, where, order, limit, offset)).map(presentCategory),
    countUpTo: (atMost) => countUpTo(deps.db, categories, where, atMost),
  });
}
