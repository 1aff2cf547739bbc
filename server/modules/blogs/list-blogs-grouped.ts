import type { AnswerOf } from '#contract/endpoint.ts';
import type { listBlogsGrouped as endpoint } from '#contract/blogs/blogs.endpoints.ts';
import type { Deps } from '../../deps.ts';
import { findAllCategories } from '../categories/categories.queries.ts';
import { presentCategory } from '../categories/present-category.ts';
import { findNewestOfEachCategory } from './blogs.queries.ts';
import { presentBlogSummary } from './present-blog.ts';

const perCategory = 3;

/** The newest articles of each category, in the categories' order; a category without any is left out. */
export async function listBlogsGrouped(deps: Deps): Promise<AnswerOf<typeof endpoint>> {
  const [categories, rows] = await Promise.all([findAllCategories(deps.db), findNewestOfEachCategory(deps.db, perCategory)]);
  const groups = categories.map((category) => ({
    category: presentCategory(category),
    items: rows.filter(({ categoryId }) => categoryId === category.id).map(presentBlogSummary),
  }));
  return { items: groups.filter(({ items }) => items.length > 0) };
}
