import { and, asc, count, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../database/connect.ts';
import { comments } from './threads.tables.ts';

const { id, threadId, content, pseudonym, isStaff, direction, createdAt, editedAt } = comments;

// Named one by one: who wrote a comment never leaves the database with it.
const commentColumns = { id, content, pseudonym, isStaff, direction, createdAt, editedAt };

/** A comment's place in its thread, the oldest first; it stays one when the comment is gone. */
export interface CommentPlace {
  readonly createdAt: Date;
  readonly id: string;
}

const isShown = (thread: string) => and(eq(threadId, thread), eq(comments.status, 'VALIDATED'));
const isAfter = (place: CommentPlace): SQL => sql`(${createdAt}, ${id}) > (${placed(place)})`;
const isUpTo = (place: CommentPlace): SQL => sql`(${createdAt}, ${id}) <= (${placed(place)})`;
const placed = (place: CommentPlace): SQL => sql`${sql.param(place.createdAt, createdAt)}, ${place.id}`;

/** The validated comments of a thread behind a place, oldest first. */
export function findCommentsAfter(db: Db, thread: string, place: CommentPlace | null, limit: number) {
  return db
    .select(commentColumns)
    .from(comments)
    .where(and(isShown(thread), place ? isAfter(place) : undefined))
    .orderBy(asc(createdAt), asc(id))
    .limit(limit);
}

export type CommentRow = Awaited<ReturnType<typeof findCommentsAfter>>[number];

/** Where so many validated comments before the end of a thread stand, or before the one that follows a place, that one included. */
export async function findPlaceBack(db: Db, thread: string, place: CommentPlace | null, howFar: number): Promise<CommentPlace | null> {
  const [found] = await db
    .select({ createdAt, id })
    .from(comments)
    .where(and(isShown(thread), place ? isUpTo(place) : undefined))
    .orderBy(desc(createdAt), desc(id))
    .limit(1)
    .offset(howFar);
  return found ?? null;
}

/** The newest validated comment of one person in a thread; what the practice answers is nobody's. */
export async function findLatestOf(db: Db, thread: string, authorId: string): Promise<CommentPlace | undefined> {
  const [found] = await db
    .select({ createdAt, id })
    .from(comments)
    .where(and(isShown(thread), eq(comments.authorId, authorId), eq(isStaff, false)))
    .orderBy(desc(createdAt), desc(id))
    .limit(1);
  return found;
}

export async function countCommentsUpTo(db: Db, thread: string, place: CommentPlace): Promise<number> {
  const [found] = await db
    .select({ comments: count() })
    .from(comments)
    .where(and(isShown(thread), isUpTo(place)));
  return found?.comments ?? 0;
}

/** Another text whenever any of a thread's validated comments reads otherwise, or one comes or goes. */
export function digestComments(thread: string): SQL {
  const words = sql`md5(concat_ws('|', ${id}, ${pseudonym}, extract(epoch from date_trunc('minute', ${editedAt})), ${content}))`;
  const digest = sql`md5(string_agg(${words}, '' order by ${createdAt}, ${id}))`;
  return sql`coalesce((select ${digest} from ${comments} where ${isShown(thread)}), '')`;
}

/** Where a comment of this thread stands, published or not; undefined where there is none. */
export async function findPlaceOf(db: Db, thread: string, commentId: string): Promise<CommentPlace | undefined> {
  const [found] = await db
    .select({ createdAt, id })
    .from(comments)
    .where(and(eq(id, commentId), eq(threadId, thread)));
  return found;
}
