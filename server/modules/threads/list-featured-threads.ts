import { desc } from 'drizzle-orm';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { listFeaturedThreads as endpoint } from '#contract/threads/threads.endpoints.ts';
import type { Deps } from '../../deps.ts';
import { presentPublicSummary } from './present-thread.ts';
import { findThreads, isPublic } from './threads.queries.ts';
import { threads } from './threads.tables.ts';

const howMany = 6;

/** The threads picked by hand, then the hottest. */
export async function listFeaturedThreads({ db }: Deps): Promise<AnswerOf<typeof endpoint>> {
  const order = [desc(threads.featured), desc(threads.hot), desc(threads.id)];
  return { items: (await findThreads(db, isPublic, order, howMany, 0)).map(presentPublicSummary) };
}
