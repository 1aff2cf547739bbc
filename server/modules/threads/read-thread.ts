import type { Thread } from '#contract/threads/threads.schema.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/problem.ts';
import { presentThread } from './present-thread.ts';
import { findCommentsOf, findThread } from './threads.queries.ts';

/** One public thread with its validated comments. */
export async function readThread(deps: Deps, slug: string): Promise<Thread> {
  const row = await findThread(deps.db, slug);
  if (!row) throw notFound('PUBLIC_THREAD');
  return presentThread(row, await findCommentsOf(deps.db, row.id));
}
