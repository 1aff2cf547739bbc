import { and, asc, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { ThreadStatus } from '#contract/threads/threads.schema.ts';
import type { Db } from '../../database/connect.ts';
import { accounts } from '../auth/auth.tables.ts';
import { mostPressing } from './flag-crisis.ts';
import { reportedTexts } from './reports.queries.ts';
import { isModeratedComment, isPublic } from './threads.queries.ts';
import { comments, threads } from './threads.tables.ts';

const isPendingThread = eq(threads.status, 'PENDING');

type Reported = ReturnType<typeof reportedTexts>;

/** Readers fear for somebody: then a text waits until somebody has decided, whatever becomes of it or of its thread. */
const isDanger = (reported: Reported) => eq(reported.priority, mostPressing);
/** Under a thread that nobody sees there is nothing to publish; but who wrote of a crisis there is read all the same. */
const isPendingComment = (reported: Reported) =>
  and(eq(comments.status, 'PENDING'), or(isPublic, eq(comments.priority, mostPressing), isDanger(reported)));
const isReportedComment = (reported: Reported) =>
  or(and(eq(comments.status, 'VALIDATED'), or(isPublic, isDanger(reported))), and(eq(comments.status, 'DELETED'), isDanger(reported)));
const isReportedThread = (reported: Reported) => or(isPublic, and(eq(threads.status, 'DELETED'), isDanger(reported)));

/** Two things with one name in each part of the queue: how pressing a text is, and since when it waits. */
function ranked(priority: SQL, since: SQL<Date>) {
  return { priority: sql<number>`${priority}`.as('priority'), since: since.as('since') };
}
const ofOwn = (text: typeof threads | typeof comments, reported: Reported) =>
  ranked(sql`greatest(${text.priority}, ${reported.priority})`, sql<Date>`${text.createdAt}`);
const ofReports = (reported: Reported) => ranked(sql`${reported.priority}`, sql<Date>`${reported.since}`);

const threadColumns = {
  threadId: sql<string>`${threads.id}`.as('thread_id'),
  commentId: sql<string | null>`null`.as('comment_id'),
  slug: threads.slug,
  title: threads.title,
  content: threads.content,
  contentNote: threads.contentNote,
  pseudonym: threads.pseudonym,
  isAnonymous: threads.isAnonymous,
  direction: threads.direction,
  status: threads.status,
  createdAt: threads.createdAt,
  editedAt: threads.editedAt,
};

const commentColumns = {
  threadId: sql<string>`${threads.id}`.as('thread_id'),
  commentId: sql<string | null>`${comments.id}`.as('comment_id'),
  slug: threads.slug,
  title: threads.title,
  content: comments.content,
  contentNote: sql<string | null>`null`.as('content_note'),
  pseudonym: comments.pseudonym,
  isAnonymous: comments.isAnonymous,
  direction: comments.direction,
  status: sql<ThreadStatus>`${comments.status}`.as('status'),
  createdAt: comments.createdAt,
  editedAt: comments.editedAt,
};

/** What waits to be read, new texts and public ones that readers report: the most pressing first, then the oldest. */
export function findWaitingTexts(db: Db, limit: number, offset: number) {
  // A name for each: the parts of one query stand side by side.
  const [one, two, three, four] = [reportedTexts(db, 'r1'), reportedTexts(db, 'r2'), reportedTexts(db, 'r3'), reportedTexts(db, 'r4')];
  const isThread = (reported: Reported) => and(eq(reported.threadId, threads.id), isNull(reported.commentId));
  const isComment = (reported: Reported) => eq(reported.commentId, comments.id);
  const isUnder = eq(threads.id, comments.threadId);
  return unionAll(
    db
      .select({ ...threadColumns, ...ofOwn(threads, one) })
      .from(threads)
      .leftJoin(one, isThread(one))
      .where(isPendingThread),
    db
      .select({ ...commentColumns, ...ofOwn(comments, two) })
      .from(comments)
      .innerJoin(threads, isUnder)
      .leftJoin(two, isComment(two))
      .where(isPendingComment(two)),
    db
      .select({ ...threadColumns, ...ofReports(three) })
      .from(three)
      .innerJoin(threads, isThread(three))
      .where(isReportedThread(three)),
    db
      .select({ ...commentColumns, ...ofReports(four) })
      .from(four)
      .innerJoin(comments, isComment(four))
      .innerJoin(threads, isUnder)
      .where(isReportedComment(four)),
  )
    .orderBy(sql`priority desc, since, slug, comment_id`)
    .limit(limit)
    .offset(offset);
}
export type WaitingTextRow = Awaited<ReturnType<typeof findWaitingTexts>>[number];

/** How many texts wait to be read, and how many of them are alarms; both stop at a number. */
export async function countWaitingTexts(db: Db, atMost: number): Promise<{ count: number; alarms: number }> {
  const [one, two, three, four] = [reportedTexts(db, 'r1'), reportedTexts(db, 'r2'), reportedTexts(db, 'r3'), reportedTexts(db, 'r4')];
  const some = unionAll(
    db
      .select({ priority: ofOwn(threads, one).priority })
      .from(threads)
      .leftJoin(one, and(eq(one.threadId, threads.id), isNull(one.commentId)))
      .where(isPendingThread),
    db
      .select({ priority: ofOwn(comments, two).priority })
      .from(comments)
      .innerJoin(threads, eq(threads.id, comments.threadId))
      .leftJoin(two, eq(two.commentId, comments.id))
      .where(isPendingComment(two)),
    db
      .select({ priority: ofReports(three).priority })
      .from(three)
      .innerJoin(threads, and(eq(three.threadId, threads.id), isNull(three.commentId)))
      .where(isReportedThread(three)),
    db
      .select({ priority: ofReports(four).priority })
      .from(four)
      .innerJoin(comments, eq(four.commentId, comments.id))
      .innerJoin(threads, eq(threads.id, comments.threadId))
      .where(isReportedComment(four)),
  )
    .orderBy(sql`priority desc`)
    .limit(atMost)
    .as('some');
  const alarms = sql<number>`(count(*) filter (where ${some.priority} = ${mostPressing}))::int`;
  const [row] = await db.select({ count: sql<number>`count(*)::int`, alarms }).from(some);
  return row ?? { count: 0, alarms: 0 };
}

const { id, content, pseudonym, isAnonymous, isStaff, direction, status, reason, priority, createdAt, editedAt } = comments;
const moderatedColumns = { id, content, pseudonym, isAnonymous, isStaff, direction, status, reason, priority, createdAt, editedAt };

/** Every comment of a thread that those see who moderate, oldest first; of one id, that one. */
export function findModeratedComments(db: Db, threadId: string, commentId?: string) {
  const which: SQL | undefined = commentId === undefined ? undefined : eq(id, commentId);
  return db
    .select(moderatedColumns)
    .from(comments)
    .where(and(eq(comments.threadId, threadId), isModeratedComment(db), which))
    .orderBy(asc(createdAt), asc(id));
}
export type ModeratedCommentRow = Awaited<ReturnType<typeof findModeratedComments>>[number];

/** Who wrote a thread, or one of its comments; undefined where there is no such text, null where their account is gone. */
export async function findTextAuthor(db: Db, { threadId, commentId }: { threadId: string; commentId: string | undefined }) {
  const { id: authID, userName, firstName, lastName } = accounts;
  const select = db.select({ author: { authID, userName, firstName, lastName } });
  const [text] =
    commentId === undefined
      ? await select.from(threads).leftJoin(accounts, eq(authID, threads.authorId)).where(eq(threads.id, threadId))
      : await select
          .from(comments)
          .leftJoin(accounts, eq(authID, comments.authorId))
          .where(and(eq(comments.id, commentId), eq(comments.threadId, threadId), isModeratedComment(db)));
  return text?.author;
}
