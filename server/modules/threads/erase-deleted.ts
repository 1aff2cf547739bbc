import { subDays } from 'date-fns';
import { and, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import { deletedThreadDays } from '#contract/constants.ts';
import type { Db } from '../../database/connect.ts';
import type { Deps } from '../../deps.ts';
import { textAssignments } from './assignments.tables.ts';
import { erasedWords } from './erased-words.ts';
import { privateWords } from './private-words.tables.ts';
import { threadReports } from './reports.tables.ts';
import { comments, threads } from './threads.tables.ts';

const erasedComment = { content: '', reason: null, status: 'DELETED', deletedAt: null } as const;

/** Erases the words of threads that their authors deleted thirty days ago, and of what was answered there. */
export async function eraseDeletedThreads({ db, clock }: Deps): Promise<void> {
  const isDue = and(isNotNull(threads.deletedAt), lte(threads.deletedAt, subDays(clock.now(), deletedThreadDays)));
  await db.transaction(async (tx) => {
    const erased = await tx
      .update(threads)
      .set({ ...erasedWords, slug: sql`'efface-' || ${threads.id}`, deletedAt: null })
      .where(isDue)
      .returning({ id: threads.id });
    const ids = erased.map(({ id }) => id);
    if (ids.length === 0) return;
    await dropNotes(tx, 'threadId', ids);
    await tx.update(comments).set(erasedComment).where(inArray(comments.threadId, ids));
  });
}

/** The same of comments that their authors deleted. */
export async function eraseDeletedComments({ db, clock }: Deps): Promise<void> {
  const isDue = and(isNotNull(comments.deletedAt), lte(comments.deletedAt, subDays(clock.now(), deletedThreadDays)));
  await db.transaction(async (tx) => {
    const erased = await tx.update(comments).set(erasedComment).where(isDue).returning({ id: comments.id });
    const ids = erased.map(({ id }) => id);
    if (ids.length > 0) await dropNotes(tx, 'commentId', ids);
  });
}

/** With words goes what was noted of them: reports may repeat them, and so may what was written to their author. */
async function dropNotes(tx: Db, of: 'threadId' | 'commentId', ids: readonly string[]): Promise<void> {
  for (const notes of [threadReports, privateWords, textAssignments]) await tx.delete(notes).where(inArray(notes[of], [...ids]));
}
