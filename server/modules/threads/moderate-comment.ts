import { eq } from 'drizzle-orm';
import type { AuditKind } from '#contract/auth/audit-kinds.ts';
import type { ModeratedComment } from '#contract/threads/moderation.schema.ts';
import { commentModeration } from '#contract/threads/thread-status.ts';
import type { CommentStatus } from '#contract/threads/threads.schema.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { findAssignments, presentAssignee } from './assignments.queries.ts';
import { noteDecision } from './decisions.queries.ts';
import { lockModeratedComment } from './lock-moderated-text.ts';
import { presentModeratedComment } from './present-moderation.ts';
import { presentReports } from './present-reports.ts';
import { refuseDecided, refuseUnread, type SeenText } from './refuse-unread.ts';
import { recountComments } from './recount-comments.ts';
import { findOpenReports, markReportsClosed } from './reports.queries.ts';
import { announceOwnChange, announceChange } from './thread-changes.ts';
import { tellOfDecision } from './tell-of-published.ts';
import { comments } from './threads.tables.ts';

interface Decision {
  readonly slug: string;
  readonly commentId: string;
  /** For the author, where it is not published. */
  readonly reason?: string;
  /** What was read of it. */
  readonly seen: SeenText;
}

const auditKinds: Readonly<Record<keyof typeof commentModeration, AuditKind>> = {
  VALIDATE: 'COMMENT_VALIDATED',
  UNVALIDATE: 'COMMENT_UNVALIDATED',
};

/**
 * Publishes a comment or takes it back, with its thread's count and heat, which also deals with what readers report of it.
 * The same again changes nothing but the reason.
 */
export function moderateComment(
  deps: Deps,
  actor: Actor,
  decision: keyof typeof commentModeration,
  { slug, commentId, reason, seen }: Decision,
): Promise<ModeratedComment> {
  return deps.db.transaction(async (tx) => {
    const { thread, comment } = await lockModeratedComment(tx, { slug, commentId });
    refuseUnread(comment, seen);
    const { from, to } = commentModeration[decision];
    const isChange = (from as readonly CommentStatus[]).includes(comment.status);
    if (isChange) refuseDecided(comment.status, seen);
    const after = { status: isChange ? to : comment.status, reason: reason ?? null };
    const [decided] = await tx.update(comments).set(after).where(eq(comments.id, commentId)).returning({ authorId: comments.authorId });
    if (isChange || reason !== undefined) await announceOwnChange(tx, thread.id, decided?.authorId);
    const text = { threadId: thread.id, commentId };
    if (isChange) {
      const at = deps.clock.now();
      await markReportsClosed(tx, text, { at, by: actor.accountId });
      await noteDecision(tx, {
        ...text,
        decidedBy: actor.accountId,
        decidedAt: at,
        statusBefore: comment.status,
        reasonBefore: comment.reason,
        statusAfter: after.status,
      });
      await recountComments(tx, thread);
      // Of a text that nobody saw, and nobody will see, its author alone hears.
      if ([comment.status, after.status].includes('VALIDATED')) await announceChange(tx, thread.id);
      await tellOfDecision(deps, tx, { ...text, decision, at });
      await recordAudit(deps, tx, actor, { kind: auditKinds[decision], subjects: [thread.id, commentId] });
    }
    const reports = presentReports(await findOpenReports(tx, [thread.id]), text);
    return presentModeratedComment(
      { ...comment, ...after },
      { reports, assignee: presentAssignee(await findAssignments(tx, [thread.id]), commentId) },
    );
  });
}
