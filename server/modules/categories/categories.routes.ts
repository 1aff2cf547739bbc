import {
  categoriesHealth,
  categoryBySlug,
  categoryIdBySlug,
  categoryStaticPaths,
  listAllCategories,
  listCategories,
  listCategoriesById,
  readCategory,
} from '#contract/categories/categories.endpoints.ts';
import { serviceHealth } from '../../http/health.ts';
import { route, type Route } from '../../http/route.ts';
import { findAllCategories, findCategoriesById } from './categories.queries.ts';
import { listCategories as list } from './list-categories.ts';
import { presentCategory } from './present-category.ts';
import { readCategory as read } from './read-category.ts';

export const categoriesRoutes: Route[] = [
  route(categoriesHealth, async ({ deps }) => serviceHealth(deps, 'categories', 'categories')),
  route(listCategories, async ({ deps, query }) => list(deps, query)),
  route(listAllCategories, async ({ deps }) => ({ items: (await findAllCategories(deps.db)).map(presentCategory) })),
  route(listCategoriesById, async ({ deps, query, body }) => {
    const rows = await findCategoriesById(deps.db, [...(query.ids ?? []), ...(body?.ids ?? [])]);
    return { items: rows.map(presentCategory) };
  }),
  route(categoryStaticPaths, async ({ deps }) =>
    (await findAllCategories(deps.db)).map(({ slug, updatedAt }) => ({ slug, updatedAt: updatedAt.toISOString() })),
  ),
  route(categoryIdBySlug, async ({ deps, parameters }) => ({ id: (await read(deps, 'slug', parameters.slug)).id })),
  route(categoryBySlug, async ({ deps, parameters }) => read(deps, 'slug', parameters.slug)),
  route(readCategory, async ({ deps, parameters }) => read(deps, 'id', parameters.id)),
];
