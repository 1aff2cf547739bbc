import * as z from 'zod/mini';
import { anyone, endpoint, requires } from '../endpoint.ts';
import { healthEndpoint } from '../health.schema.ts';
import { idAnswer, itemsOf, listQuery, pageOf, staticPath } from '../pagination.ts';
import { category, categoryBody, idList, idListText } from './categories.schema.ts';

export const categoriesHealth = healthEndpoint('/v1/categories/health');

export const listCategories = endpoint({
  method: 'GET',
  path: '/v1/categories/category/',
  summary: 'The categories, a page at a time.',
  access: anyone,
  query: listQuery(['order', 'slug'], 'asc'),
  answer: pageOf(category),
  cache: 'READABLE_OFFLINE',
});

export const listAllCategories = endpoint({
  method: 'GET',
  path: '/v1/categories/category/unpaginated',
  summary: 'Every category, in its order.',
  access: anyone,
  answer: itemsOf(category),
  cache: 'READABLE_OFFLINE',
});

export const listCategoriesById = endpoint({
  method: 'GET',
  path: '/v1/categories/category/bulk',
  summary: 'The categories named by ids (at most 100), as a query ids=a,b or a JSON body {ids}; unknown ids are skipped.',
  access: anyone,
  query: z.object({ ids: z.optional(idListText) }),
  body: z.optional(z.object({ ids: z.optional(idList) })),
  answer: itemsOf(category),
  problems: ['UNSUPPORTED_BODY', 'FILE_TOO_LARGE'],
});

export const categoryStaticPaths = endpoint({
  method: 'GET',
  path: '/v1/categories/category/static-paths',
  summary: 'The slug of every category and when it changed.',
  access: anyone,
  answer: z.array(staticPath),
  cache: 'READABLE_OFFLINE',
});

export const categoryIdBySlug = endpoint({
  method: 'GET',
  path: '/v1/categories/category/id-by-slug/{slug}',
  summary: "A category's id from its slug.",
  access: anyone,
  answer: idAnswer,
  problems: ['NOT_FOUND'],
});

export const categoryBySlug = endpoint({
  method: 'GET',
  path: '/v1/categories/category/by-slug/{slug}',
  summary: 'One category from its slug.',
  access: anyone,
  answer: category,
  cache: 'READABLE_OFFLINE',
  problems: ['NOT_FOUND'],
});

export const readCategory = endpoint({
  method: 'GET',
  path: '/v1/categories/category/{id}',
  summary: 'One category.',
  access: anyone,
  answer: category,
  cache: 'READABLE_OFFLINE',
  problems: ['NOT_FOUND'],
});

export const createCategory = endpoint({
  method: 'POST',
  path: '/v1/categories/category/',
  summary: 'Adds a category, the last unless a place is given; its address comes from the French name and stays.',
  access: requires('CATEGORY', 'WRITE'),
  body: categoryBody,
  answer: category,
  creates: true,
  problems: ['DUPLICATE'],
});

export const updateCategory = endpoint({
  method: 'PUT',
  path: '/v1/categories/category/{id}',
  summary: 'Renames a category, or moves it to another place; the others make room.',
  access: requires('CATEGORY', 'WRITE'),
  body: categoryBody,
  answer: category,
  problems: ['NOT_FOUND', 'DUPLICATE'],
});

export const deleteCategory = endpoint({
  method: 'DELETE',
  path: '/v1/categories/category/{id}',
  summary: 'Removes a category that no article and no thread uses; answers it as it was.',
  access: requires('CATEGORY', 'DELETE'),
  answer: category,
  problems: ['NOT_FOUND', 'CATEGORY_IN_USE'],
});
