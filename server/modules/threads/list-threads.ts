import { and, asc, desc, sql } from 'drizzle-orm';
import type { QueryOf } from '#contract/endpoint.ts';
import type { listThreads as endpoint } from '#contract/threads/threads.endpoints.ts';
import type { ThreadSummary } from '#contract/threads/threads.schema.ts';
import { countUpTo, pageOf, type Page } from '../../database/paging.ts';
import type { Deps } from '../../deps.ts';
import { isSignsOnly, searchText } from '../blogs/search-text.ts';
import { presentPublicSummary } from './present-thread.ts';
import { findThreads, holdsWords, isInCategory, isPublic } from './threads.queries.ts';
import { threads } from './threads.tables.ts';

/** Public threads, the hottest or the newest first (or last, when sorted the other way). */
export async function listThreads(deps: Deps, query: QueryOf<typeof endpoint>): Promise<Page<ThreadSummary>> {
  const words = searchText(query.keyword ?? '');
  const where = and(
    isPublic,
    query.category ? await isInCategory(deps.db, query.category) : undefined,
    words === '' ? undefined : holdsWords(words),
    isSignsOnly(query.keyword) ? sql`false` : undefined,
  );
  const direction = query['sort-direction'] === 'asc' ? asc : desc;
  const order = [direction(query['sort-type'] === 'NEW' ? threads.createdAt : threads.hot), direction(threads.id)];
  return pageOf(query, {
    rows: async (limit, offset) => (await findThreads(deps.db, where, order, limit, offset)).map(presentPublicSummary),
    countUpTo: (atMost) => countUpTo(deps.db, threads, where, atMost),
  });
}
