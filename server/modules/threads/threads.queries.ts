import { and, desc, eq, exists, isNull, like, ne, or, sql, type SQL } from 'drizzle-orm';
import { isObjectId } from '#contract/validation-rules.ts';
import type { Db } from '../../database/connect.ts';
import { categories } from '../categories/categories.tables.ts';
import { mostPressing } from './flag-crisis.ts';
import { threadReports } from './reports.tables.ts';
import { comments, threads, threadVotes } from './threads.tables.ts';

// Named one by one: who wrote a thread never leaves the database with it.
const { id, slug, title, excerpt, pseudonym, contentNote, language, direction, status } = threads;
const { upvotes, downvotes, claps, commentCount, lastCommentAt, createdAt } = threads;
const summaryColumns = {
  id,
  slug,
  title,
  excerpt,
  pseudonym,
  contentNote,
  language,
  direction,
  status,
  upvotes,
  downvotes,
  claps,
  commentCount,
  lastCommentAt,
  featured: threads.featured,
  createdAt,
  category: { slug: categories.slug, name: categories.name },
};

/** A locked thread takes no more comments, but stays readable. In the very words of the indexes. */
export const isPublic: SQL = sql`${threads.status} in ('VALIDATED', 'LOCKED')`;

const selectSummaries = (db: Db) =>
  db.select(summaryColumns).from(threads).innerJoin(categories, eq(categories.id, threads.categoryId)).$dynamic();

export type ThreadSummaryRow = Awaited<ReturnType<typeof selectSummaries>>[number];

export function findThreads(db: Db, where: SQL | undefined, order: SQL[], limit: number, offset: number): Promise<ThreadSummaryRow[]> {
  return selectSummaries(db)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
}

const wholeColumns = { ...summaryColumns, content: threads.content, editedAt: threads.editedAt, commentsDigest: threads.commentsDigest };

/** One public thread, by slug or, as a notification names it, by id: no slug has the shape of one. */
export async function findThread(db: Db, named: string) {
  const [row] = await db
    .select(wholeColumns)
    .from(threads)
    .innerJoin(categories, eq(categories.id, threads.categoryId))
    .where(and(eq(isObjectId.test(named) ? id : slug, named), isPublic));
  return row;
}

/** What those see who moderate: every thread but those deleted, and of these too where somebody wrote of a crisis, or is reported to be in danger. */
export function isModerated(db: Db): SQL | undefined {
  const isCry = and(eq(comments.threadId, threads.id), eq(comments.priority, mostPressing), ne(comments.status, 'DELETED'));
  const isReport = and(eq(threadReports.threadId, threads.id), eq(threadReports.priority, mostPressing), isNull(threadReports.closedAt));
  return or(
    ne(status, 'DELETED'),
    exists(db.select({ id: comments.id }).from(comments).where(isCry)),
    exists(db.select({ id: threadReports.id }).from(threadReports).where(isReport)),
  );
}

/** Their comments: all but those deleted, and of these too where somebody is reported to be in danger. */
export function isModeratedComment(db: Db): SQL | undefined {
  const isReport = and(eq(threadReports.commentId, comments.id), eq(threadReports.priority, mostPressing), isNull(threadReports.closedAt));
  return or(ne(comments.status, 'DELETED'), exists(db.select({ id: threadReports.id }).from(threadReports).where(isReport)));
}

/** One thread in whatever status but erased, with what those need to know who moderate. */
export async function findModeratedThread(db: Db, named: string, lockedId?: string) {
  const { reason, priority, isAnonymous } = threads;
  const [row] = await db
    .select({ ...wholeColumns, reason, priority, isAnonymous })
    .from(threads)
    .innerJoin(categories, eq(categories.id, threads.categoryId))
    .where(and(eq(slug, named), lockedId === undefined ? isModerated(db) : eq(id, lockedId)));
  return row;
}

export type ThreadRow = NonNullable<Awaited<ReturnType<typeof findThread>>>;

/** The threads of the category with this slug; of one that is not there, none. */
export async function isInCategory(db: Db, categorySlug: string): Promise<SQL> {
  const [found] = await db.select({ id: categories.id }).from(categories).where(eq(categories.slug, categorySlug));
  return found ? eq(threads.categoryId, found.id) : sql`false`;
}

/** Threads that hold every word; not by language as articles are, since a thread may mix four of them. */
export function holdsWords(words: string): SQL | undefined {
  return and(...words.split(' ').map((word) => like(threads.searchText, `%${word}%`)));
}

/** When a thread last changed, its comments with it: to the minute, as everybody may read it. */
const lastChange = sql`date_trunc('minute', greatest(${createdAt}, ${threads.editedAt}, ${lastCommentAt}))`.mapWith(createdAt);

/** The newest public threads, and when each last changed. */
export function findThreadPaths(db: Db, howMany: number): Promise<{ slug: string; updatedAt: Date }[]> {
  return db
    .select({
      slug,
      updatedAt: lastChange,
    })
    .from(threads)
    .where(isPublic)
    .orderBy(desc(createdAt), desc(id))
    .limit(howMany);
}

/** When the latest of these changed; null where there is none. */
export async function findLatestThreadChange(db: Db, howMany: number): Promise<Date | null> {
  const newest = db
    .select({ changed: lastChange.as('changed') })
    .from(threads)
    .where(isPublic)
    .orderBy(desc(createdAt), desc(id))
    .limit(howMany)
    .as('newest');
  const [row] = await db.select({ latest: sql<Date | null>`max(${newest.changed})`.mapWith(createdAt) }).from(newest);
  return row?.latest ?? null;
}

/** Votes of a public thread, and those of one person on it (null when that person has none, or nobody asks). */
export async function findThreadVotes(db: Db, named: string, accountId: string | null) {
  // Claps first: Drizzle takes a joined row for absent when its first column is null, and a vote may be.
  const [row] = await db
    .select({ id, status, upvotes, downvotes, claps, commentCount, mine: { claps: threadVotes.claps, vote: threadVotes.vote } })
    .from(threads)
    .leftJoin(threadVotes, and(eq(threadVotes.threadId, id), accountId === null ? sql`false` : eq(threadVotes.accountId, accountId)))
    .where(and(eq(slug, named), isPublic));
  return row;
}
