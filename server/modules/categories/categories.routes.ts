import * as contract from '#contract/categories/categories.endpoints.ts';
import { serviceHealth } from '../../http/health.ts';
import { route, type Route } from '../../http/route.ts';
import { staticPaths } from '../../http/static-paths.ts';
import { findAllCategories } from './categories.queries.ts';
import { createCategory } from './create-category.ts';
import { deleteCategory } from './delete-category.ts';
import { listAllCategories } from './list-all-categories.ts';
import { listCategoriesById } from './list-categories-by-id.ts';
import { listCategories } from './list-categories.ts';
import { readCategory } from './read-category.ts';
import { updateCategory } from './update-category.ts';

export const categoriesRoutes: Route[] = [
  route(contract.categoriesHealth, ({ deps }) => serviceHealth(deps, 'categories', 'categories')),
  route(contract.listCategories, ({ deps, query }) => listCategories(deps, query)),
  route(contract.listAllCategories, ({ deps }) => listAllCategories(deps)),
  route(contract.listCategoriesById, ({ deps, query, body }) => listCategoriesById(deps, [...(query.ids ?? []), ...(body?.ids ?? [])])),
  route(contract.categoryStaticPaths, async ({ deps }) => staticPaths(await findAllCategories(deps.db))),
  route(contract.categoryIdBySlug, async ({ deps, parameters }) => ({ id: (await readCategory(deps, 'slug', parameters.slug)).id })),
  route(contract.categoryBySlug, ({ deps, parameters }) => readCategory(deps, 'slug', parameters.slug)),
  route(contract.readCategory, ({ deps, parameters }) => readCategory(deps, 'id', parameters.id)),

  route(contract.createCategory, ({ deps, actor, body }) => createCategory(deps, actor, body)),
  route(contract.updateCategory, ({ deps, actor, parameters, body }) => updateCategory(deps, actor, { ...body, ...parameters })),
  route(contract.deleteCategory, ({ deps, actor, parameters }) => deleteCategory(deps, actor, parameters)),
];
