import { ne } from 'drizzle-orm';
import { threadModeration, type Moderation } from '#contract/threads/thread-status.ts';
import type { ThreadStatus } from '#contract/threads/threads.schema.ts';
import type { Db } from '../../database/connect.ts';
import { notFound } from '../../http/problem.ts';
import { lockThread, type LockedThread } from './comments.queries.ts';
import { threads } from './threads.tables.ts';

/** Reads a thread in whatever status but erased, for a change of it. */
export async function lockAnyThread(tx: Db, slug: string): Promise<LockedThread> {
  const thread = await lockThread(tx, slug, ne(threads.status, 'DELETED'));
  if (!thread) throw notFound('ALL_THREADS');
  return thread;
}

/** What a decision makes of a status; undefined where it changes nothing. */
export function statusAfter(status: ThreadStatus, decision: Moderation): ThreadStatus | undefined {
  const { from, to } = threadModeration[decision];
  return (from as readonly ThreadStatus[]).includes(status) ? to : undefined;
}
