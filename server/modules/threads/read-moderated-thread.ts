import type { ModeratedThread } from '#contract/threads/moderation.schema.ts';
import type { Db } from '../../database/connect.ts';
import { notFound } from '../../http/problem.ts';
import { findAssignments } from './assignments.queries.ts';
import { findModeratedComments } from './moderation.queries.ts';
import { presentModeratedThread } from './present-moderation.ts';
import { findSentWords } from './private-words.queries.ts';
import { findOpenReports } from './reports.queries.ts';
import { findModeratedThread } from './threads.queries.ts';

/** One thread in whatever status with every comment, for those who moderate; nothing of who wrote them. `lockedId`: the thread is there, whatever it has become by a change of the caller's. */
export async function readModeratedThread(db: Db, slug: string, lockedId?: string): Promise<ModeratedThread> {
  const row = await findModeratedThread(db, slug, lockedId);
  if (!row) throw notFound('ALL_THREADS');
  return presentModeratedThread(row, {
    comments: await findModeratedComments(db, row.id),
    open: await findOpenReports(db, [row.id]),
    words: await findSentWords(db, [row.id]),
    assignments: await findAssignments(db, [row.id]),
  });
}
