import { eq } from 'drizzle-orm';
import type { WrittenBlog } from '#contract/blogs/blogs.schema.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { notFound } from '../../http/problem.ts';
import { blogColumns, type BlogInput } from './blog-columns.ts';
import { blogs } from './blogs.tables.ts';
import { fileBlog } from './file-blog.ts';
import { hot } from '../../votes/hot.ts';
import { learnWords } from './known-words.ts';
import { showWrittenBlog } from './show-written-blog.ts';

/** Changes an article. A draft is dated when it is published; one that comes back from the archive keeps its date. */
export function updateBlog(deps: Deps, actor: Actor, { slug, ...input }: BlogInput & { slug: string }): Promise<WrittenBlog> {
  return deps.db.transaction(async (tx) => {
    const [before] = await tx.select().from(blogs).where(eq(blogs.slug, slug)).for('no key update');
    if (!before) throw notFound('BLOGS');
    const columns = await blogColumns(tx, actor, input, before);
    const now = deps.clock.now();
    const publishedAt = before.status === 'DRAFT' ? now : before.publishedAt;
    const set = { ...columns, publishedAt, hot: hot({ ...before, publishedAt }), updatedAt: now };
    await tx.update(blogs).set(set).where(eq(blogs.id, before.id));
    await fileBlog(tx, before.id, input.categoryIds);
    if (columns.status === 'PUBLISHED') await learnWords(tx, columns.searchText);
    const moved = before.status === columns.status ? columns.status : `${before.status} > ${columns.status}`;
    await recordAudit(deps, tx, actor, { kind: 'BLOG_UPDATED', subjects: [before.id], detail: `${slug} ${moved}` });
    return showWrittenBlog(tx, before.id);
  });
}
