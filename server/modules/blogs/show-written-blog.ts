import type { WrittenBlog } from '#contract/blogs/blogs.schema.ts';
import type { Db } from '../../database/connect.ts';
import { notFound } from '../../http/problem.ts';
import { findWrittenBlog } from './blogs.queries.ts';
import { presentWrittenBlog } from './present-blog.ts';

/** An article for those who write it. */
export async function showWrittenBlog(db: Db, id: string): Promise<WrittenBlog> {
  const row = await findWrittenBlog(db, id);
  if (!row) throw notFound('BLOGS');
  return presentWrittenBlog(row);
}
