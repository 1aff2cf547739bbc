import { desc } from 'drizzle-orm';
import type { AnswerOf, QueryOf } from '#contract/endpoint.ts';
import type { listFeaturedBlogs as endpoint } from '#contract/blogs/blogs.endpoints.ts';
import type { Deps } from '../../deps.ts';
import { findBlogs, isListed } from './blogs.queries.ts';
import { blogs } from './blogs.tables.ts';
import { presentBlogSummary } from './present-blog.ts';

const howMany = 6;

/** The articles picked by hand, then the hottest. */
export async function listFeaturedBlogs(deps: Deps, { languages }: QueryOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const order = [desc(blogs.featured), desc(blogs.hot), desc(blogs.id)];
  return { items: (await findBlogs(deps.db, isListed(languages), order, howMany, 0)).map(presentBlogSummary) };
}
