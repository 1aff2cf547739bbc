import { and, asc, desc, eq, inArray, isNull, lte, max, min, ne, or, type SQL } from 'drizzle-orm';
import type { Db } from '../../database/connect.ts';
import { mostPressing } from './flag-crisis.ts';
import { threadReports } from './reports.tables.ts';
import { comments, threads } from './threads.tables.ts';

const isOpen = isNull(threadReports.closedAt);

/** A thread, or one of its comments. */
export interface ReportedText {
  readonly threadId: string;
  readonly commentId: string | null;
}

const isOfText = ({ threadId, commentId }: ReportedText): SQL | undefined =>
  and(eq(threadReports.threadId, threadId), commentId === null ? isNull(threadReports.commentId) : eq(threadReports.commentId, commentId));

/** Each text that readers report, however many do: how pressing it is, and since when it waits. To be joined with. */
export function reportedTexts(db: Db, alias: string) {
  return db
    .select({
      threadId: threadReports.threadId,
      commentId: threadReports.commentId,
      priority: max(threadReports.priority).as('report_priority'),
      since: min(threadReports.createdAt).as('reported_since'),
    })
    .from(threadReports)
    .where(isOpen)
    .groupBy(threadReports.threadId, threadReports.commentId)
    .as(alias);
}

/** The open reports of some threads and of their comments, the most pressing first, then the oldest; not who sent them. */
export function findOpenReports(db: Db, threadIds: readonly string[]) {
  const { threadId, commentId, reason, note, updatedAt } = threadReports;
  return db
    .select({ threadId, commentId, reason, note, updatedAt })
    .from(threadReports)
    .where(and(inArray(threadId, [...threadIds]), isOpen))
    .orderBy(desc(threadReports.priority), asc(threadReports.createdAt), asc(threadReports.id));
}
export type OpenReportRow = Awaited<ReturnType<typeof findOpenReports>>[number];

export async function findReport(db: Db, reporterId: string, text: ReportedText) {
  const [found] = await db
    .select()
    .from(threadReports)
    .where(and(eq(threadReports.reporterId, reporterId), isOfText(text)));
  return found;
}

/** Whether readers report a text as a danger, and nobody has dealt with it. */
export const isReportedAsDanger = async (db: Db, text: ReportedText): Promise<boolean> =>
  (await db.$count(threadReports, and(isOfText(text), isOpen, eq(threadReports.priority, mostPressing)))) > 0;

/** Closes the open reports of a text, or those that were there at an instant; answers how many. */
export async function markReportsClosed(tx: Db, text: ReportedText, closed: { at: Date; by: string; seenUntil?: Date }): Promise<number> {
  const { at, by, seenUntil } = closed;
  const rows = await tx
    .update(threadReports)
    .set({ closedAt: at, closedBy: by })
    .where(and(isOfText(text), isOpen, seenUntil && lte(threadReports.updatedAt, seenUntil)))
    .returning({ id: threadReports.id });
  return rows.length;
}

/** Opens again what somebody closed at that instant. */
export async function reopenReports(tx: Db, text: ReportedText, closed: { at: Date; by: string }): Promise<void> {
  await tx
    .update(threadReports)
    .set({ closedAt: null, closedBy: null })
    .where(and(isOfText(text), eq(threadReports.closedAt, closed.at), eq(threadReports.closedBy, closed.by)));
}

/** Erases what was reported of one person's texts: its notes may repeat what they wrote. */
export async function dropReportsOfAuthor(tx: Db, authorId: string): Promise<void> {
  const ofThreads = inArray(threadReports.threadId, tx.select({ id: threads.id }).from(threads).where(eq(threads.authorId, authorId)));
  const ofComments = inArray(threadReports.commentId, tx.select({ id: comments.id }).from(comments).where(eq(comments.authorId, authorId)));
  await tx.delete(threadReports).where(or(ofThreads, ofComments));
}

/** Of a thread that is gone, with its comments, or of one comment, nobody has to judge what was reported, but for danger. */
export async function closeIdleReports(tx: Db, { threadId, commentId }: { threadId: string; commentId?: string }, at: Date): Promise<void> {
  const isOfComment = commentId === undefined ? undefined : eq(threadReports.commentId, commentId);
  await tx
    .update(threadReports)
    .set({ closedAt: at })
    .where(and(eq(threadReports.threadId, threadId), isOfComment, isOpen, ne(threadReports.priority, mostPressing)));
}
