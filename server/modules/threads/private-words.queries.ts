import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../database/connect.ts';
import { accounts } from '../auth/auth.tables.ts';
import { privateWords } from './private-words.tables.ts';
import { isModeratedComment } from './threads.queries.ts';
import { comments, threads } from './threads.tables.ts';

const { firstName, lastName, userName } = accounts;
const sender = { firstName, lastName, userName };

const selectSent = (db: Db) =>
  db.select({ word: privateWords, sender }).from(privateWords).leftJoin(accounts, eq(accounts.id, privateWords.senderId));
export type SentWordRow = Awaited<ReturnType<typeof selectSent>>[number];

/** What was written to the authors of some threads and of their comments, the oldest first. */
export function findSentWords(db: Db, threadIds: readonly string[]): Promise<SentWordRow[]> {
  return selectSent(db)
    .where(inArray(privateWords.threadId, [...threadIds]))
    .orderBy(asc(privateWords.createdAt), asc(privateWords.id));
}

export async function findSentWord(db: Db, wordId: string): Promise<SentWordRow | undefined> {
  return (await selectSent(db).where(eq(privateWords.id, wordId)))[0];
}

/** The word that an item of this person's made, and the slug of its thread. */
export async function findWordOfItem(db: Db, senderId: string, clientItemId: string | null) {
  if (clientItemId === null) return undefined;
  const [found] = await db
    .select({ word: privateWords, slug: threads.slug })
    .from(privateWords)
    .innerJoin(threads, eq(threads.id, privateWords.threadId))
    .where(and(eq(privateWords.senderId, senderId), eq(privateWords.clientItemId, clientItemId)));
  return found;
}

/** Who wrote a comment of a thread; undefined where there is none, null where their account is gone. */
export async function findCommentAuthor(db: Db, threadId: string, commentId: string): Promise<string | null | undefined> {
  const [comment] = await db
    .select({ authorId: comments.authorId })
    .from(comments)
    .where(and(eq(comments.id, commentId), eq(comments.threadId, threadId), isModeratedComment(db)));
  return comment?.authorId;
}

export const isReceivedBy = (recipientId: string) => eq(privateWords.recipientId, recipientId);

const selectReceived = (db: Db) =>
  db
    .select({
      word: privateWords,
      thread: { slug: threads.slug, title: threads.title, status: threads.status, authorId: threads.authorId },
    })
    .from(privateWords)
    .innerJoin(threads, eq(threads.id, privateWords.threadId));
export type ReceivedWordRow = Awaited<ReturnType<typeof selectReceived>>[number];

/** What was written to a person, the newest first. */
export function findReceivedWords(db: Db, recipientId: string, limit: number, offset: number): Promise<ReceivedWordRow[]> {
  return selectReceived(db)
    .where(isReceivedBy(recipientId))
    .orderBy(desc(privateWords.createdAt), desc(privateWords.id))
    .limit(limit)
    .offset(offset);
}
