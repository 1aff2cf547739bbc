import { eq } from 'drizzle-orm';
import type { Db } from '../../database/connect.ts';
import { blogCategories } from './blogs.tables.ts';

/** Files an article under categories, in their order, in place of those it had. */
export async function fileBlog(tx: Db, blogId: string, categoryIds: readonly string[]): Promise<void> {
  await tx.delete(blogCategories).where(eq(blogCategories.blogId, blogId));
  const links = [...new Set(categoryIds)].map((categoryId, order) => ({ blogId, categoryId, order }));
  if (links.length > 0) await tx.insert(blogCategories).values(links);
}
