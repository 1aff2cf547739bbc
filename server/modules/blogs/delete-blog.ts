import { eq } from 'drizzle-orm';
import type { WrittenBlog } from '#contract/blogs/blogs.schema.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { notFound } from '../../http/problem.ts';
import { isNamed } from './blogs.queries.ts';
import { blogs } from './blogs.tables.ts';
import { showWrittenBlog } from './show-written-blog.ts';

/** Removes an article for good; one that should only leave the site is archived. */
export function deleteBlog(deps: Deps, actor: Actor, { slug }: { slug: string }): Promise<WrittenBlog> {
  return deps.db.transaction(async (tx) => {
    const [row] = await tx.select({ id: blogs.id }).from(blogs).where(isNamed(slug)).for('update');
    if (!row) throw notFound('BLOGS');
    const blog = await showWrittenBlog(tx, row.id);
    await tx.delete(blogs).where(eq(blogs.id, row.id));
    await recordAudit(deps, tx, actor, { kind: 'BLOG_DELETED', subjects: [row.id], detail: `${blog.slug} ${blog.status}` });
    return blog;
  });
}
