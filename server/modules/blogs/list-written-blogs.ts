import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { listWrittenBlogs as endpoint } from '#contract/blogs/blogs.endpoints.ts';
import type { BlogStatus, WrittenBlogSummary } from '#contract/blogs/blogs.schema.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import { foldedText } from '../../database/folded-text.ts';
import { countUpTo, pageOf, type Page } from '../../database/paging.ts';
import type { Deps } from '../../deps.ts';
import { findWrittenBlogs } from './blogs.queries.ts';
import { blogs } from './blogs.tables.ts';
import { presentWrittenBlogSummary } from './present-blog.ts';

/** Articles in whatever status, for those who write them. */
export async function listWrittenBlogs({ db }: Deps, input: QueryOf<typeof endpoint>): Promise<Page<WrittenBlogSummary>> {
  const { keyword = '', status, languages } = input;
  const where = and(
    languages && inArray(blogs.language, languages),
    status === undefined ? undefined : eq(blogs.status, status as BlogStatus),
    keyword === '' ? undefined : sql`position(${foldedText(sql`${keyword}::text`)} in ${foldedText(sql`${blogs.title}`)}) > 0`,
  );
  const direction = input['sort-direction'] === 'asc' ? asc : desc;
  const order = [direction(blogs.updatedAt), direction(blogs.id)];
  return pageOf(input, {
    rows: async (limit, offset) => (await findWrittenBlogs(db, where, order, limit, offset)).map(presentWrittenBlogSummary),
    countUpTo: (atMost) => countUpTo(db, blogs, where, atMost),
  });
}
