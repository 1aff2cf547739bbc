import { eq } from 'drizzle-orm';
import type { OwnComment } from '#contract/threads/threads.schema.ts';
import { isNotEmpty } from '#contract/validation-rules.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { brokenRule } from '../../http/broken-rule.ts';
import { notFound, refused } from '../../http/problem.ts';
import { commentStatusOf } from './comment-status.ts';
import { commentText } from './comment-text.ts';
import { findOwnComment, lockThread } from './comments.queries.ts';
import { crisisPhrasesToCompare } from './crisis-phrases-setting.ts';
import { editableUntil } from './editable.ts';
import { flagCrisis, mostPressing } from './flag-crisis.ts';
import { presentOwnComment } from './present-thread.ts';
import { readingPriority } from './reading-priority.ts';
import { recountComments } from './recount-comments.ts';
import { textDirection } from './text-direction.ts';
import { announceChange } from './thread-changes.ts';
import { comments } from './threads.tables.ts';

interface Input {
  readonly slug: string;
  readonly commentId: string;
  readonly content: string;
}

/** Changes a comment in its first hours; it is read again as if it were new. */
export function updateComment(deps: Deps, { accountId }: Actor, { slug, commentId, ...input }: Input): Promise<OwnComment> {
  const content = commentText(input.content);
  if (content === '') throw brokenRule('content', isNotEmpty);
  const now = deps.clock.now();
  return deps.db.transaction(async (tx) => {
    const added = await crisisPhrasesToCompare(tx);
    const thread = await lockThread(tx, slug);
    const comment = thread && (await findOwnComment(tx, { threadId: thread.id, authorId: accountId, commentId }));
    if (!comment) throw notFound('PUBLIC_THREAD');
    if (thread.status === 'LOCKED') throw refused('THREAD_LOCKED');
    if (!editableUntil(comment, now)) throw refused('NO_LONGER_EDITABLE');
    // Rung once: what waits at the head of the queue stays there, whatever its words become.
    const hasRung = comment.status === 'PENDING' && comment.priority === mostPressing;
    const priority = hasRung ? mostPressing : readingPriority(content, added);
    // What waits goes on waiting: three published ones since would not have read it.
    const status = comment.status === 'PENDING' ? 'PENDING' : await commentStatusOf(tx, accountId, priority);
    const after = { content, priority, status, direction: textDirection(content), editedAt: now };
    await tx.update(comments).set(after).where(eq(comments.id, commentId));
    if (status !== comment.status) await recountComments(tx, thread);
    if ([comment.status, status].includes('VALIDATED')) await announceChange(tx, thread.id);
    if (priority === mostPressing && !hasRung) await flagCrisis(deps, tx, { threadId: thread.id, commentId });
    return presentOwnComment({ ...comment, ...after }, now);
  });
}
