import { subDays } from 'date-fns';
import { and, isNotNull, lte, sql } from 'drizzle-orm';
import { deletedThreadDays } from '#contract/constants.ts';
import type { Deps } from '../../deps.ts';
import { dropAssignments } from './assignments.queries.ts';
import { erasedWords } from './erased-words.ts';
import { dropWordsOfThreads } from './private-words.queries.ts';
import { dropReportsOfThreads } from './reports.queries.ts';
import { comments, threads } from './threads.tables.ts';

/** Erases the words of threads that their authors deleted thirty days ago, and of what was answered there. */
export async function eraseDeletedThreads({ db, clock }: Deps): Promise<void> {
  const isDue = and(isNotNull(threads.deletedAt), lte(threads.deletedAt, subDays(clock.now(), deletedThreadDays)));
  await db.transaction(async (tx) => {
    const erased = await tx
      .update(threads)
      .set({ ...erasedWords, slug: sql`'efface-' || ${threads.id}`, deletedAt: null })
      .where(isDue)
      .returning({ id: threads.id });
    const threadIds = erased.map(({ id }) => id);
    await dropReportsOfThreads(tx, threadIds);
    await dropWordsOfThreads(tx, threadIds);
    await dropAssignments(tx, threadIds);
    for (const id of threadIds) {
      await tx
        .update(comments)
        .set({ content: '', reason: null, status: 'DELETED' })
        .where(sql`${comments.threadId} = ${id}`);
    }
  });
}
