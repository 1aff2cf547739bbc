import { eq } from 'drizzle-orm';
import type { AuditKind } from '#contract/auth/audit-kinds.ts';
import type { ModeratedThread } from '#contract/threads/moderation.schema.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { refuseDecided, refuseUnread, type SeenText } from './refuse-unread.ts';
import { noteDecision } from './decisions.queries.ts';
import { lockAnyThread, statusAfter } from './lock-any-thread.ts';
import { readModeratedThread } from './read-moderated-thread.ts';
import { markReportsClosed } from './reports.queries.ts';
import { announceChange } from './thread-changes.ts';
import { tellOfDecision } from './tell-of-published.ts';
import { threads } from './threads.tables.ts';

interface Decision {
  readonly slug: string;
  /** For the author, where it is not published. */
  readonly reason?: string;
  /** What was read of it. */
  readonly seen: SeenText;
}

const auditKinds: Readonly<Record<'VALIDATE' | 'UNVALIDATE', AuditKind>> = {
  VALIDATE: 'THREAD_VALIDATED',
  UNVALIDATE: 'THREAD_UNVALIDATED',
};

/**
 * Publishes a thread or takes it back, which also deals with what readers report of it. The same again changes nothing but
 * the reason; a closed one stays closed when published.
 */
export function moderateThread(
  deps: Deps,
  actor: Actor,
  decision: 'VALIDATE' | 'UNVALIDATE',
  { slug, reason, seen }: Decision,
): Promise<ModeratedThread> {
  return deps.db.transaction(async (tx) => {
    const thread = await lockAnyThread(tx, slug);
    refuseUnread(thread, seen);
    const after = statusAfter(thread.status, decision);
    const status = after === 'VALIDATED' && thread.wasLocked ? 'LOCKED' : after;
    if (status) refuseDecided(thread.status, seen);
    if (status || reason !== undefined) {
      await tx
        .update(threads)
        .set({ status: status ?? thread.status, reason: reason ?? null, ...(status && { wasLocked: thread.status === 'LOCKED' }) })
        .where(eq(threads.id, thread.id));
      if (!status) return readModeratedThread(tx, slug);
      const at = deps.clock.now();
      const text = { threadId: thread.id, commentId: null };
      await markReportsClosed(tx, text, { at, by: actor.accountId });
      await noteDecision(tx, {
        ...text,
        decidedBy: actor.accountId,
        decidedAt: at,
        statusBefore: thread.status,
        reasonBefore: thread.reason,
        wasLockedBefore: thread.wasLocked,
        statusAfter: status,
      });
      await announceChange(tx, thread.id);
      await tellOfDecision(deps, tx, { ...text, decision, at });
      await recordAudit(deps, tx, actor, { kind: auditKinds[decision], subjects: [thread.id] });
    }
    return readModeratedThread(tx, slug);
  });
}
