import { and, asc, desc, sql, type SQL } from 'drizzle-orm';
import type { BlogSummary } from '#contract/blogs/blogs.schema.ts';
import type { listBlogs as endpoint } from '#contract/blogs/blogs.endpoints.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import type { Db } from '../../database/connect.ts';
import { countUpTo, pageOf, type Page } from '../../database/paging.ts';
import type { Deps } from '../../deps.ts';
import { allWordsMatch, anyWordMatches, type Match } from './blog-search.ts';
import { findBlogs, isInCategory, isListed } from './blogs.queries.ts';
import { blogs } from './blogs.tables.ts';
import { nearestWords } from './known-words.ts';
import { presentBlogSummary } from './present-blog.ts';
import { isSignsOnly, searchText } from './search-text.ts';

type ListInput = QueryOf<typeof endpoint> & { category?: string };

/**
 * Published articles, of one category if asked; with a keyword the best matches first, whatever the sort asked for.
 * When no article has all the words, those nearest to them are looked for, one being enough.
 */
export async function listBlogs(deps: Deps, input: ListInput): Promise<Page<BlogSummary>> {
  const words = searchText(input.keyword ?? '');
  if (words === '') return listMatching(deps.db, input, isSignsOnly(input.keyword) ? { condition: sql`false`, order: [] } : null);
  const found = await listMatching(deps.db, input, allWordsMatch(words));
  if (found.total > 0) return found;
  const near = await nearestWords(deps.db, words);
  return near.length === 0 ? found : listMatching(deps.db, input, anyWordMatches(near));
}

async function listMatching(db: Db, input: ListInput, match: Match | null): Promise<Page<BlogSummary>> {
  const where = and(
    isListed(input.languages),
    input.category === undefined ? undefined : isInCategory(db, input.category),
    match?.condition,
  );
  const order = [...(match?.order ?? []), ...orderOf(input)];
  return pageOf(input, {
    rows: async (limit, offset) => (await findBlogs(db, where, order, limit, offset)).map(presentBlogSummary),
    countUpTo: (atMost) => countUpTo(db, blogs, where, atMost),
  });
}

/** The searched text starts with the title, and sorts « É » with « e » in whatever language the database was made. */
const titleWithoutAccents = sql`left(${blogs.searchText}, 100)`;

function orderOf(input: ListInput): SQL[] {
  const direction = input['sort-direction'] === 'asc' ? asc : desc;
  const column = { publishedAt: blogs.publishedAt, title: titleWithoutAccents, hot: blogs.hot }[input['sort-field']];
  return [direction(column), direction(blogs.id)];
}
