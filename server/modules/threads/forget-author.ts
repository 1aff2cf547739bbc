import { and, eq, inArray } from 'drizzle-orm';
import type { ThreadChoice } from '#contract/auth/own-data.schema.ts';
import type { Db } from '../../database/connect.ts';
import { findNamesIn, lockThread } from './comments.queries.ts';
import { erasedWords } from './erased-words.ts';
import { drawPseudonym } from './pseudonym.ts';
import { recountComments } from './recount-comments.ts';
import { dropReportsOfAuthor } from './reports.queries.ts';
import { announceChange } from './thread-changes.ts';
import { comments, threads } from './threads.tables.ts';

/** Takes a person off what they wrote, and erases it too if they chose so. Other people's answers stay. */
export async function forgetAuthor(tx: Db, now: Date, accountId: string, choice: ThreadChoice): Promise<void> {
  if (choice === 'DELETE') await eraseWritings(tx, now, accountId);
  await hideFirstName(tx, accountId);
  await tx.update(threads).set({ authorId: null, isAnonymous: true, clientItemId: null }).where(eq(threads.authorId, accountId));
  await tx.update(comments).set({ authorId: null, isAnonymous: true, clientItemId: null }).where(eq(comments.authorId, accountId));
}

async function eraseWritings(tx: Db, now: Date, accountId: string): Promise<void> {
  await dropReportsOfAuthor(tx, accountId);
  const mine = await tx.select({ id: threads.id }).from(threads).where(eq(threads.authorId, accountId));
  for (const { id } of mine) {
    await tx
      .update(threads)
      .set({ ...erasedWords, slug: `efface-${id}`, deletedAt: now })
      .where(eq(threads.id, id));
    await announceChange(tx, id);
  }
  const answered = await tx
    .selectDistinct({ slug: threads.slug })
    .from(threads)
    .innerJoin(comments, eq(comments.threadId, threads.id))
    .where(and(eq(comments.authorId, accountId), inArray(threads.status, ['VALIDATED', 'LOCKED'])));
  await tx.update(comments).set({ content: '', reason: null, status: 'DELETED' }).where(eq(comments.authorId, accountId));
  for (const { slug } of answered) {
    const thread = await lockThread(tx, slug);
    if (!thread) continue;
    await recountComments(tx, thread);
    await announceChange(tx, thread.id);
  }
}

/** What was signed with a first name is signed with a pseudonym from now on: in each thread one, its own. */
async function hideFirstName(tx: Db, accountId: string): Promise<void> {
  const signed = and(eq(comments.authorId, accountId), eq(comments.isAnonymous, false), eq(comments.isStaff, false));
  const opened = await tx
    .select({ id: threads.id })
    .from(threads)
    .where(and(eq(threads.authorId, accountId), eq(threads.isAnonymous, false)));
  const answered = await tx.selectDistinct({ id: comments.threadId }).from(comments).where(signed);
  const drawn = new Set<string>();
  for (const id of new Set([...opened, ...answered].map((thread) => thread.id))) {
    const pseudonym = drawPseudonym(new Set([...drawn, ...(await findNamesIn(tx, id))]));
    drawn.add(pseudonym);
    const isHere = and(eq(comments.threadId, id), eq(comments.authorId, accountId), eq(comments.isStaff, false));
    await tx
      .update(threads)
      .set({ pseudonym })
      .where(and(eq(threads.id, id), eq(threads.authorId, accountId)));
    await tx.update(comments).set({ pseudonym }).where(isHere);
    await announceChange(tx, id);
  }
}
