import { and, asc, count, eq, getTableColumns, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../database/connect.ts';
import { isPublic } from './threads.queries.ts';
import { comments, threads } from './threads.tables.ts';

export type OwnCommentRow = typeof comments.$inferSelect;

/** The comment that an item of this person's outbox made, and the slug of its thread. */
export async function findCommentOfItem(db: Db, authorId: string, clientItemId: string | null) {
  if (clientItemId === null) return undefined;
  const [found] = await db
    .select({ comment: getTableColumns(comments), slug: threads.slug })
    .from(comments)
    .innerJoin(threads, eq(threads.id, comments.threadId))
    .where(and(eq(comments.authorId, authorId), eq(comments.clientItemId, clientItemId)));
  return found;
}

/** Reads a public thread and keeps others from changing it, or adding to it, until the transaction ends. */
export async function lockThread(tx: Db, slug: string) {
  const { id, authorId, pseudonym, status, createdAt, upvotes, downvotes, claps } = threads;
  const [thread] = await tx
    .select({ id, authorId, pseudonym, status, createdAt, upvotes, downvotes, claps })
    .from(threads)
    .where(and(eq(threads.slug, slug), isPublic))
    .for('update');
  return thread;
}

export type LockedThread = NonNullable<Awaited<ReturnType<typeof lockThread>>>;

/** The comments of a thread that their author alone sees, oldest first. */
export function findPendingOf(db: Db, threadId: string, authorId: string): Promise<OwnCommentRow[]> {
  return db
    .select()
    .from(comments)
    .where(and(eq(comments.threadId, threadId), eq(comments.authorId, authorId), eq(comments.status, 'PENDING')))
    .orderBy(asc(comments.createdAt), asc(comments.id));
}

/** How many comments of this person were validated, of `atMost`. */
export async function countValidatedOf(db: Db, authorId: string, atMost: number): Promise<number> {
  const some = await db
    .select({ id: comments.id })
    .from(comments)
    .where(and(eq(comments.authorId, authorId), eq(comments.status, 'VALIDATED')))
    .limit(atMost);
  return some.length;
}

/** The validated comments of a thread, and how many of them are not its author's. */
export async function countComments(db: Db, thread: { id: string; pseudonym: string }) {
  const [counts] = await db
    .select({ all: count(), byOthers: sql<number>`count(*) filter (where ${ne(comments.pseudonym, thread.pseudonym)})::int` })
    .from(comments)
    .where(and(eq(comments.threadId, thread.id), eq(comments.status, 'VALIDATED')));
  return counts ?? { all: 0, byOthers: 0 };
}

/** The pseudonyms a thread's comments bear, and those a person bears anywhere; the practice's answers bear none. */
export function findPseudonyms(db: Db, threadId: string, authorId: string) {
  const isMine = eq(comments.authorId, authorId);
  const isHere = eq(comments.threadId, threadId);
  return db
    .selectDistinct({
      pseudonym: comments.pseudonym,
      isMineHere: sql<boolean>`coalesce(${and(isMine, isHere)}, false)`,
    })
    .from(comments)
    .where(and(eq(comments.isStaff, false), or(isMine, isHere)));
}

/** The pseudonyms a person has opened threads under. */
export async function findThreadPseudonyms(db: Db, authorId: string): Promise<string[]> {
  const rows = await db.select({ pseudonym: threads.pseudonym }).from(threads).where(eq(threads.authorId, authorId));
  return rows.map(({ pseudonym }) => pseudonym);
}
