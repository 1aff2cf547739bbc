import type { Blog } from '#contract/blogs/blogs.schema.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/problem.ts';
import { findBlog } from './blogs.queries.ts';
import { presentBlog } from './present-blog.ts';

/** One published article. */
export async function readBlog(deps: Deps, slug: string): Promise<Blog> {
  const row = await findBlog(deps.db, slug);
  if (!row) throw notFound('BLOGS');
  return presentBlog(row);
}
