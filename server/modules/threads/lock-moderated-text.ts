import type { Db } from '../../database/connect.ts';
import { notFound } from '../../http/problem.ts';
import { lockThread, type LockedThread } from './comments.queries.ts';
import { findModeratedComments, type ModeratedCommentRow } from './moderation.queries.ts';
import { isModerated } from './threads.queries.ts';

/** A thread that those who moderate see, locked until the transaction ends. */
async function lockModerated(tx: Db, slug: string): Promise<LockedThread> {
  const thread = await lockThread(tx, slug, isModerated(tx));
  if (!thread) throw notFound('ALL_THREADS');
  return thread;
}

/** The same with one of its comments. */
export async function lockModeratedComment(
  tx: Db,
  { slug, commentId }: { slug: string; commentId: string },
): Promise<{ thread: LockedThread; comment: ModeratedCommentRow }> {
  const thread = await lockModerated(tx, slug);
  const [comment] = await findModeratedComments(tx, thread.id, commentId);
  if (!comment) throw notFound('ALL_THREADS');
  return { thread, comment };
}

/** The same with a comment of it where one is named. */
export async function lockModeratedText(
  tx: Db,
  { slug, commentId }: { slug: string; commentId: string | null },
): Promise<{ thread: LockedThread; comment: ModeratedCommentRow | null }> {
  return commentId === null ? { thread: await lockModerated(tx, slug), comment: null } : lockModeratedComment(tx, { slug, commentId });
}
