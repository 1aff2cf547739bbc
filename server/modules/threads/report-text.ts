import { and, eq } from 'drizzle-orm';
import type { AnswerOf, BodyOf } from '#contract/endpoint.ts';
import type { reportText as declared } from '#contract/threads/reports.endpoints.ts';
import type { Db } from '../../database/connect.ts';
import { newId } from '../../database/new-id.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { notFound } from '../../http/problem.ts';
import { commentText } from './comment-text.ts';
import { lockThread } from './comments.queries.ts';
import { flagCrisis, mostPressing } from './flag-crisis.ts';
import { reportPriority } from './report-priority.ts';
import { findReport, type ReportedText } from './reports.queries.ts';
import { threadReports } from './reports.tables.ts';
import { comments } from './threads.tables.ts';

type Input = BodyOf<typeof declared> & { slug: string };

/** Reports a text to the practice. One report a person and text: said again it takes the new words, and opens again what was closed. */
export async function reportText(deps: Deps, actor: Actor, { slug, reason, ...input }: Input): Promise<AnswerOf<typeof declared>> {
  const words = { reason, note: commentText(input.note ?? '') || null };
  const commentId = input.commentId ?? null;
  await deps.db.transaction(async (tx) => {
    // The thread's lock: a text that is being taken back keeps no open report.
    const thread = await lockThread(tx, slug);
    if (!thread || (commentId !== null && !(await isPublicComment(tx, thread.id, commentId)))) throw notFound('PUBLIC_THREAD');
    await writeReport(deps, tx, actor, { threadId: thread.id, commentId }, words);
  });
  return { commentId, ...words };
}

async function isPublicComment(tx: Db, threadId: string, commentId: string): Promise<boolean> {
  const isThisOne = and(eq(comments.id, commentId), eq(comments.threadId, threadId), eq(comments.status, 'VALIDATED'));
  return (await tx.$count(comments, isThisOne)) > 0;
}

type Words = Pick<typeof threadReports.$inferSelect, 'reason' | 'note'>;

async function writeReport(deps: Deps, tx: Db, { accountId }: Actor, text: ReportedText, words: Words): Promise<void> {
  const now = deps.clock.now();
  const known = await findReport(tx, accountId, text);
  const isOpen = known !== undefined && known.closedAt === null;
  // Sent again as it was, it is no news to whoever reads it at this moment.
  if (isOpen && known.reason === words.reason && known.note === words.note) return;
  // Rung once: what somebody feared stays at the head of the queue until it is decided, whatever they say then.
  const hasRung = isOpen && known.priority === mostPressing;
  const changed = {
    ...words,
    priority: hasRung ? mostPressing : reportPriority(words.reason),
    createdAt: isOpen ? known.createdAt : now,
    updatedAt: now,
    closedAt: null,
    closedBy: null,
  };
  await tx
    .insert(threadReports)
    .values({ id: newId(now), ...text, reporterId: accountId, ...changed })
    .onConflictDoUpdate({ target: [threadReports.reporterId, threadReports.threadId, threadReports.commentId], set: changed });
  if (changed.priority === mostPressing && !hasRung) await flagCrisis(deps, tx, text);
}
