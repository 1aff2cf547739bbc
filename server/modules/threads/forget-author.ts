import { and, eq, inArray } from 'drizzle-orm';
import type { ThreadChoice } from '#contract/auth/own-data.schema.ts';
import type { Db } from '../../database/connect.ts';
import { lockThread } from './comments.queries.ts';
import { recountComments } from './recount-comments.ts';
import { comments, threads } from './threads.tables.ts';

/** Takes a person off what they wrote, and erases it too if they chose so. Other people's answers stay. */
export async function forgetAuthor(tx: Db, accountId: string, choice: ThreadChoice): Promise<void> {
  if (choice === 'DELETE') await eraseWritings(tx, accountId);
  await tx.update(threads).set({ authorId: null, isAnonymous: true }).where(eq(threads.authorId, accountId));
  await tx.update(comments).set({ authorId: null, isAnonymous: true, clientItemId: null }).where(eq(comments.authorId, accountId));
}

async function eraseWritings(tx: Db, accountId: string): Promise<void> {
  const mine = await tx.select({ id: threads.id }).from(threads).where(eq(threads.authorId, accountId));
  for (const { id } of mine) {
    const nothing = { title: '', content: '', excerpt: '', searchText: '', contentNote: null };
    // The slug holds the title's words.
    await tx
      .update(threads)
      .set({ ...nothing, slug: `efface-${id}`, status: 'DELETED' })
      .where(eq(threads.id, id));
  }
  const answered = await tx
    .selectDistinct({ slug: threads.slug })
    .from(threads)
    .innerJoin(comments, eq(comments.threadId, threads.id))
    .where(and(eq(comments.authorId, accountId), inArray(threads.status, ['VALIDATED', 'LOCKED'])));
  await tx.update(comments).set({ content: '', status: 'DELETED' }).where(eq(comments.authorId, accountId));
  for (const { slug } of answered) {
    const thread = await lockThread(tx, slug);
    if (thread) await recountComments(tx, thread);
  }
}
