import { and, asc, eq, inArray, like, type SQL } from 'drizzle-orm';
import type { Db } from '../../database/connect.ts';
import { categories } from '../categories/categories.tables.ts';
import { comments, threads } from './threads.tables.ts';

// Named one by one: who wrote a thread never leaves the database with it.
const { id, slug, title, excerpt, pseudonym, contentNote, language, direction, status } = threads;
const { upvotes, downvotes, claps, commentCount, createdAt } = threads;
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
  createdAt,
  category: { slug: categories.slug, name: categories.name },
};

/** A locked thread takes no more comments, but stays readable. */
export const isPublic: SQL = inArray(threads.status, ['VALIDATED', 'LOCKED']);

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

export async function findThread(db: Db, named: string) {
  const [row] = await db
    .select({ ...summaryColumns, content: threads.content, editedAt: threads.editedAt })
    .from(threads)
    .innerJoin(categories, eq(categories.id, threads.categoryId))
    .where(and(eq(slug, named), isPublic));
  return row;
}

export type ThreadRow = NonNullable<Awaited<ReturnType<typeof findThread>>>;

const commentColumns = {
  id: comments.id,
  content: comments.content,
  pseudonym: comments.pseudonym,
  isStaff: comments.isStaff,
  direction: comments.direction,
  createdAt: comments.createdAt,
};

/** The validated comments of a thread, oldest first. */
export function findCommentsOf(db: Db, threadId: string) {
  return db
    .select(commentColumns)
    .from(comments)
    .where(and(eq(comments.threadId, threadId), eq(comments.status, 'VALIDATED')))
    .orderBy(asc(comments.createdAt), asc(comments.id));
}

export type CommentRow = Awaited<ReturnType<typeof findCommentsOf>>[number];

/** The threads of the category with this slug. */
export function isInCategory(db: Db, categorySlug: string): SQL {
  return inArray(threads.categoryId, db.select({ id: categories.id }).from(categories).where(eq(categories.slug, categorySlug)));
}

/** Threads that hold every word; not by language as articles are, since a thread may mix four of them. */
export function holdsWords(words: string): SQL | undefined {
  return and(...words.split(' ').map((word) => like(threads.searchText, `%${word}%`)));
}
