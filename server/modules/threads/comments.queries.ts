import { and, asc, count, eq, getTableColumns, inArray, isNull, max, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../database/connect.ts';
import { accounts } from '../auth/auth.tables.ts';
import { isReservedName } from './reserved-names.ts';
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

/** The comments that items of this person's outbox made in a thread, locked until the transaction ends. */
export function lockCommentsOfItems(
  tx: Db,
  threadId: string,
  authorId: string,
  clientItemIds: readonly string[],
): Promise<OwnCommentRow[]> {
  const mineHere = and(eq(comments.threadId, threadId), eq(comments.authorId, authorId));
  return tx
    .select()
    .from(comments)
    .where(and(mineHere, inArray(comments.clientItemId, [...clientItemIds])))
    .for('update');
}

/** Reads a thread, a public one unless told otherwise, and keeps others from changing it, or adding to it, until the transaction ends. */
export async function lockThread(tx: Db, slug: string, which: SQL | undefined = isPublic) {
  const { id, authorId, title, pseudonym, status, reason, wasLocked, priority, createdAt, editedAt } = threads;
  const { upvotes, downvotes, claps, commentsByOthers, featured } = threads;
  const [thread] = await tx
    .select({
      id,
      authorId,
      title,
      pseudonym,
      status,
      reason,
      wasLocked,
      priority,
      createdAt,
      editedAt,
      upvotes,
      downvotes,
      claps,
      commentsByOthers,
      featured,
    })
    .from(threads)
    .where(and(eq(threads.slug, slug), which))
    .for('update');
  return thread;
}

export type LockedThread = NonNullable<Awaited<ReturnType<typeof lockThread>>>;

/** A comment of this person's, in whatever status but deleted; the practice's replies are not changed. */
export async function findOwnComment(db: Db, { threadId, authorId, commentId }: { threadId: string; authorId: string; commentId: string }) {
  const [comment] = await db
    .select()
    .from(comments)
    .where(
      and(
        eq(comments.id, commentId),
        eq(comments.threadId, threadId),
        eq(comments.authorId, authorId),
        eq(comments.isStaff, false),
        ne(comments.status, 'DELETED'),
      ),
    );
  return comment;
}

/** The comments of a thread that their author alone sees, being read or not published, oldest first. */
export function findUnpublishedOf(db: Db, threadId: string, authorId: string): Promise<OwnCommentRow[]> {
  return db
    .select()
    .from(comments)
    .where(and(eq(comments.threadId, threadId), eq(comments.authorId, authorId), inArray(comments.status, ['PENDING', 'UNVALIDATED'])))
    .orderBy(asc(comments.createdAt), asc(comments.id));
}

/** One person's published comments of a thread. */
export function findPublishedOf(db: Db, threadId: string, authorId: string) {
  const mine = and(eq(comments.threadId, threadId), eq(comments.authorId, authorId), eq(comments.isStaff, false));
  return db
    .select({ id: comments.id, status: comments.status, createdAt: comments.createdAt })
    .from(comments)
    .where(and(mine, eq(comments.status, 'VALIDATED')));
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

/** The validated comments of a thread, how many of them are not its author's, and when the newest was written. */
export async function countComments(db: Db, thread: { id: string; pseudonym: string }) {
  const [counts] = await db
    .select({
      all: count(),
      byOthers: sql<number>`count(*) filter (where ${ne(comments.pseudonym, thread.pseudonym)})::int`,
      lastAt: max(comments.createdAt),
    })
    .from(comments)
    .where(and(eq(comments.threadId, thread.id), eq(comments.status, 'VALIDATED')));
  return counts ?? { all: 0, byOthers: 0, lastAt: null };
}

/** What a person's comments in a thread are signed with, where there are any; the practice's answers bear no name. */
export async function findOwnNameIn(db: Db, threadId: string, authorId: string): Promise<string | undefined> {
  const isOwn = and(eq(comments.threadId, threadId), eq(comments.authorId, authorId), eq(comments.isStaff, false));
  const [found] = await db.select({ pseudonym: comments.pseudonym }).from(comments).where(isOwn).limit(1);
  return found?.pseudonym;
}

/** What a person's comments are signed with, in whatever thread. */
export async function findPseudonyms(db: Db, authorId: string): Promise<string[]> {
  const isOwn = and(eq(comments.authorId, authorId), eq(comments.isStaff, false));
  const rows = await db.selectDistinct({ pseudonym: comments.pseudonym }).from(comments).where(isOwn);
  return rows.map(({ pseudonym }) => pseudonym);
}

/** The pseudonyms a person has opened threads under. */
export async function findThreadPseudonyms(db: Db, authorId: string): Promise<string[]> {
  const rows = await db.select({ pseudonym: threads.pseudonym }).from(threads).where(eq(threads.authorId, authorId));
  return rows.map(({ pseudonym }) => pseudonym);
}

/** Every name that is borne in a thread, or, where somebody is named, by others than them. */
export async function findNamesIn(db: Db, threadId: string, except?: string): Promise<string[]> {
  const isOther = (author: typeof threads.authorId | typeof comments.authorId) =>
    except === undefined ? undefined : or(isNull(author), ne(author, except));
  const rows = await db
    .selectDistinct({ pseudonym: comments.pseudonym })
    .from(comments)
    .where(and(eq(comments.threadId, threadId), isOther(comments.authorId)));
  const [opened] = await db
    .select({ pseudonym: threads.pseudonym })
    .from(threads)
    .where(and(eq(threads.id, threadId), isOther(threads.authorId)));
  return [...rows, ...(opened ? [opened] : [])].map(({ pseudonym }) => pseudonym);
}

/** Whether a person has signed something in a thread with their first name that nobody of the practice has read. */
export async function hasUnreadSignature(db: Db, threadId: string, authorId: string): Promise<boolean> {
  const signed = await db
    .select({ status: comments.status })
    .from(comments)
    .where(
      and(eq(comments.threadId, threadId), eq(comments.authorId, authorId), eq(comments.isAnonymous, false), eq(comments.isStaff, false)),
    );
  return signed.length > 0 && !signed.some(({ status }) => status === 'VALIDATED');
}

/** What somebody may sign with instead of a pseudonym; not what would be taken for one, as names given earlier may be. */
export async function findFirstName(db: Db, accountId: string): Promise<string | null> {
  const [account] = await db.select({ firstName: accounts.firstName }).from(accounts).where(eq(accounts.id, accountId));
  return account?.firstName && !isReservedName(account.firstName) ? account.firstName : null;
}
