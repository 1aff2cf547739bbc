import { and, asc, desc, eq, ne } from 'drizzle-orm';
import type { QueryOf } from '#contract/endpoint.ts';
import type { listAllThreads as endpoint } from '#contract/threads/moderation.endpoints.ts';
import type { ThreadOfAnyStatus } from '#contract/threads/moderation.schema.ts';
import type { ThreadStatus } from '#contract/threads/threads.schema.ts';
import { countUpTo, pageOf, type Page } from '../../database/paging.ts';
import type { Deps } from '../../deps.ts';
import { searchText } from '../blogs/search-text.ts';
import { presentThreadOfAnyStatus } from './present-moderation.ts';
import { findThreads, holdsWords } from './threads.queries.ts';
import { threads } from './threads.tables.ts';

/** Threads in every status but erased, or in one; the newest first unless sorted the other way. */
export function listAllThreads({ db }: Deps, query: QueryOf<typeof endpoint>): Promise<Page<ThreadOfAnyStatus>> {
  const words = searchText(query.keyword ?? '');
  const where = and(
    // An erased one has no title, and nothing to be done with.
    query.status ? eq(threads.status, query.status as ThreadStatus) : ne(threads.status, 'DELETED'),
    words === '' ? undefined : holdsWords(words),
  );
  const direction = query['sort-direction'] === 'asc' ? asc : desc;
  return pageOf(query, {
    rows: async (limit, offset) => {
      const rows = await findThreads(db, where, [direction(threads.createdAt), direction(threads.id)], limit, offset);
      return rows.map(presentThreadOfAnyStatus);
    },
    countUpTo: (atMost) => countUpTo(db, threads, where, atMost),
  });
}
