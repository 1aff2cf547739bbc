import { eq } from 'drizzle-orm';
import type { BlogStatus, WrittenBlog } from '#contract/blogs/blogs.schema.ts';
import { isOneOf } from '#contract/validation-rules.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Db } from '../../database/connect.ts';
import { isDuplicateOf } from '../../database/database-refusal.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { brokenRule } from '../../http/broken-rule.ts';
import { notFound } from '../../http/problem.ts';
import { slugOf } from '../../slugs/slug-of.ts';
import { underFirstFree } from '../../slugs/under-first-free.ts';
import { blogColumns, type BlogInput } from './blog-columns.ts';
import { isNamed } from './blogs.queries.ts';
import { blogs } from './blogs.tables.ts';
import { fileBlog } from './file-blog.ts';
import { hot } from '../../votes/hot.ts';
import { learnWords } from './known-words.ts';
import { keepRevision } from './revisions.ts';
import { publishAtOf, scheduleBlog } from './schedule-blog.ts';
import { showWrittenBlog } from './show-written-blog.ts';
import { keepTextPictures } from './text-pictures.ts';
import { writeTranslated } from './translations.ts';

type BlogRow = typeof blogs.$inferSelect;

/** No reader has been to it. */
const isUnread = (status: BlogStatus): boolean => status === 'DRAFT' || status === 'SCHEDULED';

/** Writes what has changed; what no reader has been to, under an address made of its title. Gives the address. */
async function write(tx: Db, before: BlogRow, set: Partial<BlogRow> & Pick<BlogRow, 'title'>): Promise<string> {
  const update = (on: Db, slug: string) =>
    on
      .update(blogs)
      .set({ ...set, slug })
      .where(eq(blogs.id, before.id));
  if (!isUnread(before.status)) {
    await update(tx, before.slug);
    return before.slug;
  }
  return underFirstFree(slugOf(set.title), async (wanted) => {
    try {
      // In a savepoint: a refusal would end the whole transaction.
      await tx.transaction((attempt) => update(attempt, wanted));
      return wanted;
    } catch (error) {
      if (isDuplicateOf(error, 'blogs_slug_unique')) return undefined;
      throw error;
    }
  });
}

/**
 * Changes an article. A draft is dated and has its address from when it is published; one that comes back from the archive keeps both.
 */
export function updateBlog(deps: Deps, actor: Actor, { slug, ...input }: BlogInput & { slug: string }): Promise<WrittenBlog> {
  return writeTranslated(deps, async (tx) => {
    const [before] = await tx.select().from(blogs).where(isNamed(slug)).for('no key update');
    if (!before) throw notFound('BLOGS');
    // Readers have its address and its date.
    if (isUnread(input.status as BlogStatus) && !isUnread(before.status)) throw brokenRule('status', isOneOf(['PUBLISHED', 'ARCHIVED']));
    const now = deps.clock.now();
    const { columns, pictureIds } = await blogColumns(tx, actor, input, before, now);
    const publishedAt = isUnread(before.status) ? now : before.publishedAt;
    const publishAt = publishAtOf(input, before, now);
    const set = { ...columns, publishedAt, publishAt, hot: hot({ ...before, publishedAt }), updatedAt: now };
    const address = await write(tx, before, set);
    await fileBlog(tx, before.id, input.categoryIds);
    await keepTextPictures(tx, before.id, pictureIds);
    await keepRevision(tx, before.id, before, columns, now);
    await scheduleBlog(deps, tx, actor, { id: before.id, publishAt }, before);
    if (columns.status === 'PUBLISHED') await learnWords(tx, columns.searchText);
    const moved = before.status === columns.status ? columns.status : `${before.status} > ${columns.status}`;
    await recordAudit(deps, tx, actor, { kind: 'BLOG_UPDATED', subjects: [before.id], detail: `${address} ${moved}` });
    return showWrittenBlog(tx, before.id);
  });
}
