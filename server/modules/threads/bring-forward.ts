import { and, asc, eq, lt } from 'drizzle-orm';
import type { CrisisPhrase } from '#contract/threads/crisis-phrases.schema.ts';
import { holdsPhrase } from '#contract/threads/crisis-words.ts';
import type { Db } from '../../database/connect.ts';
import type { Deps } from '../../deps.ts';
import { flagCrisis, mostPressing } from './flag-crisis.ts';
import { wordsOfThread } from './thread-text.ts';
import { comments, threads } from './threads.tables.ts';

const isWaitingThread = and(eq(threads.status, 'PENDING'), lt(threads.priority, mostPressing));
const isWaitingComment = and(eq(comments.status, 'PENDING'), lt(comments.priority, mostPressing));

/** What waits to be read, behind the front of the queue. */
async function findWaitingBehind(tx: Db) {
  const { id, title, content, contentNote } = threads;
  const ofThreads = await tx.select({ id, title, content, contentNote }).from(threads).where(isWaitingThread).orderBy(asc(id));
  const ofComments = await tx
    .select({ commentId: comments.id, threadId: comments.threadId, words: comments.content })
    .from(comments)
    // Who wrote of a crisis under a thread that nobody sees is read all the same.
    .where(isWaitingComment)
    .orderBy(asc(comments.id));
  return [...ofThreads.map((row) => ({ threadId: row.id, commentId: null, words: wordsOfThread(row) })), ...ofComments];
}

/** Has what waits to be read and holds a new phrase read first, and those told who read it: once for each text. */
export async function bringForward(deps: Deps, tx: Db, phrase: CrisisPhrase): Promise<void> {
  for (const { threadId, commentId, words } of await findWaitingBehind(tx)) {
    if (!holdsPhrase(words, [phrase])) continue;
    const front = { priority: mostPressing };
    // Asked once more: somebody may have decided of it meanwhile.
    const [moved] =
      commentId === null
        ? await tx
            .update(threads)
            .set(front)
            .where(and(eq(threads.id, threadId), isWaitingThread))
            .returning({ id: threads.id })
        : await tx
            .update(comments)
            .set(front)
            .where(and(eq(comments.id, commentId), isWaitingComment))
            .returning({ id: comments.id });
    if (moved) await flagCrisis(deps, tx, { threadId, commentId });
  }
}
