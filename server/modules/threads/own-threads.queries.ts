import { and, desc, eq, inArray, ne, type SQL } from 'drizzle-orm';
import type { Db } from '../../database/connect.ts';
import { categories } from '../categories/categories.tables.ts';
import { threads } from './threads.tables.ts';

const selectOwn = (db: Db, where: SQL | undefined) =>
  db
    .select({ thread: threads, category: { slug: categories.slug, name: categories.name } })
    .from(threads)
    .innerJoin(categories, eq(categories.id, threads.categoryId))
    .where(where)
    .$dynamic();

export type OwnThreadRow = Awaited<ReturnType<typeof selectOwn>>[number];

/** What somebody has written and not deleted. */
export const isOwn = (authorId: string): SQL | undefined => and(eq(threads.authorId, authorId), ne(threads.status, 'DELETED'));

/** Newest first. */
export function findOwnThreads(db: Db, authorId: string, limit: number, offset: number): Promise<OwnThreadRow[]> {
  return selectOwn(db, isOwn(authorId)).orderBy(desc(threads.createdAt), desc(threads.id)).limit(limit).offset(offset);
}

export async function findOwnThread(db: Db, authorId: string, slug: string): Promise<OwnThreadRow | undefined> {
  const [row] = await selectOwn(db, and(isOwn(authorId), eq(threads.slug, slug)));
  return row;
}

/** The thread that an item of this person's outbox made, whatever has become of it. */
export async function findThreadOfItem(db: Db, authorId: string, clientItemId: string | null): Promise<OwnThreadRow | undefined> {
  if (clientItemId === null) return undefined;
  const [row] = await selectOwn(db, and(eq(threads.authorId, authorId), eq(threads.clientItemId, clientItemId)));
  return row;
}

/** The threads that items of this person's outbox made, locked until the transaction ends. */
export function lockThreadsOfItems(tx: Db, authorId: string, clientItemIds: readonly string[]) {
  return tx
    .select()
    .from(threads)
    .where(and(eq(threads.authorId, authorId), inArray(threads.clientItemId, [...clientItemIds])))
    .for('update');
}
