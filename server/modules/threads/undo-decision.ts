import { differenceInMilliseconds } from 'date-fns';
import { eq, sql } from 'drizzle-orm';
import type { BodyOf } from '#contract/endpoint.ts';
import { undoSeconds } from '#contract/constants.ts';
import type { ModeratedThread } from '#contract/threads/moderation.schema.ts';
import type { undoDecision as declared } from '#contract/threads/moderation.endpoints.ts';
import type { CommentStatus } from '#contract/threads/threads.schema.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { notFound, refused } from '../../http/problem.ts';
import { lockThread } from './comments.queries.ts';
import { dropDecision, findDecision } from './decisions.queries.ts';
import { findModeratedComments } from './moderation.queries.ts';
import { readModeratedThread } from './read-moderated-thread.ts';
import { recountComments } from './recount-comments.ts';
import { reopenReports } from './reports.queries.ts';
import { announceChange, announceOwnChange } from './thread-changes.ts';
import { comments, threads } from './threads.tables.ts';

type Input = BodyOf<typeof declared> & { slug: string };

/**
 * Brings a text back to where it stood before the actor's own decision of a moment ago, with what readers report of it. Until then nobody
 * was told of that decision.
 */
export function undoDecision(deps: Deps, actor: Actor, { slug, ...input }: Input): Promise<ModeratedThread> {
  const commentId = input.commentId ?? null;
  return deps.db.transaction(async (tx) => {
    // In whatever status: leaving a deleted thread's reports is a decision too.
    const thread = await lockThread(tx, slug, sql`true`);
    const [comment] = thread && commentId !== null ? await findModeratedComments(tx, thread.id, commentId) : [];
    const text = commentId === null ? thread : comment;
    if (!thread || !text) throw notFound('ALL_THREADS');
    const decision = await findDecision(tx, text.id);
    const isYoung = decision && differenceInMilliseconds(deps.clock.now(), decision.decidedAt) < undoSeconds * 1000;
    if (!isYoung || decision.decidedBy !== actor.accountId || decision.statusAfter !== text.status) throw refused('UNDO_TOO_LATE');
    const before = { status: decision.statusBefore, reason: decision.reasonBefore };
    if (comment) {
      const changed = await tx
        .update(comments)
        .set({ ...before, status: before.status as CommentStatus })
        .where(eq(comments.id, comment.id))
        .returning({ authorId: comments.authorId });
      await recountComments(tx, thread);
      await announceOwnChange(tx, thread.id, changed[0]?.authorId);
    } else {
      await tx
        .update(threads)
        .set({ ...before, wasLocked: decision.wasLockedBefore })
        .where(eq(threads.id, thread.id));
    }
    await announceChange(tx, thread.id);
    await reopenReports(tx, { threadId: thread.id, commentId }, { at: decision.decidedAt, by: actor.accountId });
    await dropDecision(tx, text.id);
    const subjects = comment ? [thread.id, comment.id] : [thread.id];
    await recordAudit(deps, tx, actor, { kind: 'DECISION_UNDONE', subjects });
    return readModeratedThread(tx, slug, thread.id);
  });
}
