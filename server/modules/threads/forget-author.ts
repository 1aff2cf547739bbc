import { randomInt } from 'node:crypto';
import { addSeconds } from 'date-fns';
import { and, eq, inArray } from 'drizzle-orm';
import type { ThreadChoice } from '#contract/auth/own-data.schema.ts';
import { writingsForgottenWithinHours } from '#contract/constants.ts';
import type { Db } from '../../database/connect.ts';
import type { Deps } from '../../deps.ts';
import type { EventOf } from '../../events/events.ts';
import { findNamesIn, lockThread } from './comments.queries.ts';
import { erasedWords } from './erased-words.ts';
import { drawPseudonym } from './pseudonym.ts';
import { recountComments } from './recount-comments.ts';
import { closeIdleReports, dropReportsOfAuthor } from './reports.queries.ts';
import { announceChange } from './thread-changes.ts';
import { comments, threads } from './threads.tables.ts';

/**
 * Takes a person off what they wrote, at once; what readers see of it follows in each thread at a time of its own,
 * within a day. All of it in one instant would tell whoever watches which pseudonyms were one person's.
 */
export async function forgetAuthor(deps: Deps, tx: Db, accountId: string, choice: ThreadChoice): Promise<void> {
  if (choice === 'DELETE') await dropReportsOfAuthor(tx, accountId);
  const opened = await tx.select({ id: threads.id }).from(threads).where(eq(threads.authorId, accountId));
  const answers = await tx.select({ id: comments.id, threadId: comments.threadId }).from(comments).where(eq(comments.authorId, accountId));
  for (const threadId of new Set([...opened.map(({ id }) => id), ...answers.map((answer) => answer.threadId)])) {
    const own = {
      isThread: opened.some(({ id }) => id === threadId),
      commentIds: answers.filter((each) => each.threadId === threadId).map(({ id }) => id),
    };
    const at = addSeconds(deps.clock.now(), randomInt(writingsForgottenWithinHours * 3600)).toISOString();
    await deps.events.record(tx, { kind: 'WRITINGS_FORGOTTEN', threadId, ...own, choice, at });
  }
  await tx.update(threads).set({ authorId: null, clientItemId: null }).where(eq(threads.authorId, accountId));
  await tx.update(comments).set({ authorId: null, clientItemId: null }).where(eq(comments.authorId, accountId));
}

/** Erases what one person wrote in one thread, or hides the first name it was signed with. Other people's answers stay. */
export async function forgetWritings(deps: Deps, event: EventOf<'WRITINGS_FORGOTTEN'>): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await tx.select({ id: threads.id }).from(threads).where(eq(threads.id, event.threadId)).for('update');
    if (event.choice === 'DELETE') await erase(tx, deps.clock.now(), event);
    else await hideFirstName(tx, event);
  });
}

type Writings = Pick<EventOf<'WRITINGS_FORGOTTEN'>, 'threadId' | 'isThread' | 'commentIds'>;

async function erase(tx: Db, now: Date, { threadId, isThread, commentIds }: Writings): Promise<void> {
  if (isThread) {
    await tx
      .update(threads)
      .set({ ...erasedWords, slug: `efface-${threadId}`, deletedAt: now })
      .where(eq(threads.id, threadId));
    await closeIdleReports(tx, { threadId }, now);
  }
  if (commentIds.length > 0)
    await tx.update(comments).set({ content: '', reason: null, status: 'DELETED' }).where(inArray(comments.id, commentIds));
  const [row] = await tx.select({ slug: threads.slug }).from(threads).where(eq(threads.id, threadId));
  const thread = row && (await lockThread(tx, row.slug));
  if (thread) await recountComments(tx, thread);
  await announceChange(tx, threadId);
}

/** What was signed with a first name is signed with a pseudonym from now on. */
async function hideFirstName(tx: Db, { threadId, isThread, commentIds }: Writings): Promise<void> {
  const isOwnThread = and(eq(threads.id, threadId), eq(threads.isAnonymous, false));
  const [signed] = isThread ? await tx.select({ id: threads.id }).from(threads).where(isOwnThread) : [];
  const isMine = and(inArray(comments.id, [...commentIds]), eq(comments.isStaff, false));
  const answers = commentIds.length > 0 ? await tx.$count(comments, and(isMine, eq(comments.isAnonymous, false))) : 0;
  if (!signed && answers === 0) return;
  const pseudonym = drawPseudonym(new Set(await findNamesIn(tx, threadId)));
  if (isThread) await tx.update(threads).set({ pseudonym, isAnonymous: true }).where(eq(threads.id, threadId));
  if (commentIds.length > 0) await tx.update(comments).set({ pseudonym, isAnonymous: true }).where(isMine);
  await announceChange(tx, threadId);
}
