import { eq, ne } from 'drizzle-orm';
import type { OwnComment } from '#contract/threads/threads.schema.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { notFound } from '../../http/problem.ts';
import { findOwnComment, lockThread } from './comments.queries.ts';
import { presentOwnComment } from './present-thread.ts';
import { recountComments } from './recount-comments.ts';
import { closeIdleReports } from './reports.queries.ts';
import { announceChange, announceOwnChange } from './thread-changes.ts';
import { comments, threads } from './threads.tables.ts';

/** Takes a comment of the caller's away for everybody, at once, wherever it stands; answers it as it was but for its status. */
export function deleteComment(
  deps: Deps,
  { accountId }: Actor,
  { slug, commentId }: Record<'slug' | 'commentId', string>,
): Promise<OwnComment> {
  const now = deps.clock.now();
  return deps.db.transaction(async (tx) => {
    const thread = await lockThread(tx, slug, ne(threads.status, 'DELETED'));
    const comment = thread && (await findOwnComment(tx, { threadId: thread.id, authorId: accountId, commentId }));
    if (!comment) throw notFound('PUBLIC_THREAD');
    const deleted = { status: 'DELETED', deletedAt: now } as const;
    await tx.update(comments).set(deleted).where(eq(comments.id, commentId));
    await closeIdleReports(tx, { threadId: thread.id, commentId }, now);
    if (comment.status === 'VALIDATED') {
      await recountComments(tx, thread);
      await announceChange(tx, thread.id);
    }
    await announceOwnChange(tx, thread.id, accountId);
    return presentOwnComment({ ...comment, ...deleted }, now);
  });
}
