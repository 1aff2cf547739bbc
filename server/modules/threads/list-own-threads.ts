import type { OwnThread, OwnThreadSummary } from '#contract/threads/writing.schema.ts';
import { countUpTo, pageOf, type Page } from '../../database/paging.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { notFound } from '../../http/problem.ts';
import { findOwnThread, findOwnThreads, isOwn } from './own-threads.queries.ts';
import { presentOwnThread, presentOwnThreadSummary } from './present-own-thread.ts';
import { threads } from './threads.tables.ts';

/** What the caller has written, in every status but deleted. */
export function listOwnThreads(
  { db, clock }: Deps,
  { accountId }: Actor,
  query: { page: number; limit: number },
): Promise<Page<OwnThreadSummary>> {
  const now = clock.now();
  return pageOf(query, {
    rows: async (limit, offset) => (await findOwnThreads(db, accountId, limit, offset)).map((row) => presentOwnThreadSummary(row, now)),
    countUpTo: (atMost) => countUpTo(db, threads, isOwn(accountId), atMost),
  });
}

/** One of them, whole. */
export async function readOwnThread({ db, clock }: Deps, { accountId }: Actor, slug: string): Promise<OwnThread> {
  const row = await findOwnThread(db, accountId, slug);
  if (!row) throw notFound('PUBLIC_THREAD');
  return presentOwnThread(row, clock.now());
}
