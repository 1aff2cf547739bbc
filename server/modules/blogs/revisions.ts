import { and, desc, eq, inArray } from 'drizzle-orm';
import type { BlogRevision } from '#contract/blogs/blogs.schema.ts';
import type { Db } from '../../database/connect.ts';
import { newId } from '../../database/new-id.ts';
import { notFound } from '../../http/problem.ts';
import { blogRevisions, blogs } from './blogs.tables.ts';

type BlogRow = typeof blogs.$inferSelect;
type Words = Pick<BlogRow, 'title' | 'excerpt' | 'content' | 'contentNote'>;

const mostRevisions = 100;

const wordsOf = ({ title, excerpt, content, contentNote }: Words): Words => ({ title, excerpt, content, contentNote });

const revision = { id: blogRevisions.id, savedAt: blogRevisions.savedAt, title: blogRevisions.title };

/** Those of an article, the newest first. */
const findRevisions = (db: Db, blogId: string) =>
  db.select(revision).from(blogRevisions).where(eq(blogRevisions.blogId, blogId)).orderBy(desc(blogRevisions.savedAt)).$dynamic();

/**
 * Keeps the words of an article that has just been saved, where they have changed; of one that has none kept yet, those it had before as well.
 * The oldest past a hundred go.
 */
export async function keepRevision(tx: Db, blogId: string, before: BlogRow | null, saved: Words, now: Date): Promise<void> {
  const after = wordsOf(saved);
  if (before && JSON.stringify(wordsOf(before)) === JSON.stringify(after)) return;
  const [last] = await findRevisions(tx, blogId).limit(1);
  const from = last?.savedAt ?? before?.updatedAt;
  // In order, whatever the clocks of two servers say.
  const savedAt = new Date(Math.max(now.getTime(), from ? from.getTime() + 1 : 0));
  if (before && !last) await tx.insert(blogRevisions).values({ ...wordsOf(before), id: newId(now), blogId, savedAt: before.updatedAt });
  await tx.insert(blogRevisions).values({ ...after, id: newId(now), blogId, savedAt });
  const past = findRevisions(tx, blogId).offset(mostRevisions).as('past');
  await tx.delete(blogRevisions).where(inArray(blogRevisions.id, tx.select({ id: past.id }).from(past)));
}

/** When the words of an article were changed, the last first; nothing of one whose words are still the first. */
export async function listRevisions(db: Db, blogId: string): Promise<{ items: Pick<BlogRevision, 'id' | 'savedAt' | 'title'>[] }> {
  const [blog] = await db.select({ id: blogs.id }).from(blogs).where(eq(blogs.id, blogId));
  if (!blog) throw notFound('BLOGS');
  const rows = await findRevisions(db, blogId);
  return { items: rows.map((row) => ({ ...row, savedAt: row.savedAt.toISOString() })) };
}

export async function readRevision(db: Db, blogId: string, revisionId: string): Promise<BlogRevision> {
  const { excerpt, content, contentNote } = blogRevisions;
  const [row] = await db
    .select({ ...revision, excerpt, content, contentNote })
    .from(blogRevisions)
    .where(and(eq(blogRevisions.blogId, blogId), eq(blogRevisions.id, revisionId)));
  if (!row) throw notFound('BLOGS');
  return { ...row, savedAt: row.savedAt.toISOString() };
}
