import { eq } from 'drizzle-orm';
import type { BodyOf } from '#contract/endpoint.ts';
import type { Assignee } from '#contract/threads/assignee.schema.ts';
import type { assignText as declared } from '#contract/threads/moderation.endpoints.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { refused } from '../../http/problem.ts';
import { findAssignments, presentAssignee } from './assignments.queries.ts';
import { textAssignments } from './assignments.tables.ts';
import { lockModeratedText } from './lock-moderated-text.ts';

type Input = BodyOf<typeof declared> & { slug: string };

/**
 * Notes that the actor sees to the person behind a text, or no longer does. Of two who say so at once the second is told of
 * the first; who was shown the first may take over.
 */
export function assignText(
  deps: Deps,
  actor: Actor,
  { slug, isAssigned, seenSince = null, ...input }: Input,
): Promise<{ assignee: Assignee | null }> {
  const commentId = input.commentId ?? null;
  return deps.db.transaction(async (tx) => {
    const { thread } = await lockModeratedText(tx, { slug, commentId });
    const textId = commentId ?? thread.id;
    const read = async () => presentAssignee(await findAssignments(tx, [thread.id]), textId);
    const current = await read();
    const isOwn = current?.authID === actor.accountId;
    if (isAssigned === isOwn) return { assignee: current };
    if (isAssigned && current && current.since !== seenSince) throw refused('ASSIGNED_MEANWHILE');
    await tx.delete(textAssignments).where(eq(textAssignments.textId, textId));
    if (isAssigned) {
      const since = deps.clock.now();
      await tx.insert(textAssignments).values({ textId, threadId: thread.id, commentId, accountId: actor.accountId, since });
    }
    const subjects = commentId === null ? [thread.id] : [thread.id, commentId];
    await recordAudit(deps, tx, actor, { kind: isAssigned ? 'TEXT_ASSIGNED' : 'TEXT_RELEASED', subjects });
    return { assignee: await read() };
  });
}
