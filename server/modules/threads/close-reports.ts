import type { BodyOf } from '#contract/endpoint.ts';
import type { ModeratedThread } from '#contract/threads/moderation.schema.ts';
import type { closeReports as declared } from '#contract/threads/reports.endpoints.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { noteDecision } from './decisions.queries.ts';
import { lockModeratedText } from './lock-moderated-text.ts';
import { readModeratedThread } from './read-moderated-thread.ts';
import { refuseUnread } from './refuse-unread.ts';
import { markReportsClosed } from './reports.queries.ts';

type Input = BodyOf<typeof declared> & { slug: string };

/** Leaves a reported text as it is. Only what was seen is closed: a danger told of a moment ago waits for somebody to read it. */
export function closeReports(deps: Deps, actor: Actor, { slug, seenUntil, editedAt, ...input }: Input): Promise<ModeratedThread> {
  const commentId = input.commentId ?? null;
  return deps.db.transaction(async (tx) => {
    const { thread, comment } = await lockModeratedText(tx, { slug, commentId });
    const threadId = thread.id;
    refuseUnread(comment ?? thread, { editedAt });
    const seen = { at: deps.clock.now(), by: actor.accountId, seenUntil: new Date(seenUntil) };
    const closedCount = await markReportsClosed(tx, { threadId, commentId }, seen);
    const subjects = commentId === null ? [threadId] : [threadId, commentId];
    if (closedCount > 0) {
      const { status, reason } = comment ?? thread;
      const unchanged = { statusBefore: status, reasonBefore: reason, wasLockedBefore: thread.wasLocked, statusAfter: status };
      await noteDecision(tx, { threadId, commentId, decidedBy: seen.by, decidedAt: seen.at, ...unchanged });
      await recordAudit(deps, tx, actor, { kind: 'REPORTS_CLOSED', subjects });
    }
    return readModeratedThread(tx, slug, thread.id);
  });
}
