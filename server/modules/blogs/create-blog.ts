import type { WrittenBlog } from '#contract/blogs/blogs.schema.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { newId } from '../../database/new-id.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { slugOf } from '../../slugs/slug-of.ts';
import { underFirstFree } from '../../slugs/under-first-free.ts';
import { blogColumns, type BlogInput } from './blog-columns.ts';
import { blogs } from './blogs.tables.ts';
import { fileBlog } from './file-blog.ts';
import { hot } from '../../votes/hot.ts';
import { learnWords } from './known-words.ts';
import { keepRevision } from './revisions.ts';
import { publishAtOf, scheduleBlog } from './schedule-blog.ts';
import { showWrittenBlog } from './show-written-blog.ts';
import { keepTextPictures } from './text-pictures.ts';
import { writeTranslated } from './translations.ts';

/** Writes an article; a draft is for nobody but those who write. */
export function createBlog(deps: Deps, actor: Actor, input: BlogInput): Promise<WrittenBlog> {
  return writeTranslated(deps, async (tx) => {
    const now = deps.clock.now();
    const { columns, pictureIds } = await blogColumns(tx, actor, input, null, now);
    const points = hot({ upvotes: 0, downvotes: 0, claps: 0, publishedAt: now });
    const publishAt = publishAtOf(input, null, now);
    const values = { ...columns, id: newId(now), hot: points, publishedAt: now, publishAt, updatedAt: now };
    const slug = await underFirstFree(slugOf(input.title), async (wanted) => {
      const [row] = await tx
        .insert(blogs)
        .values({ ...values, slug: wanted })
        .onConflictDoNothing({ target: blogs.slug })
        .returning({ slug: blogs.slug });
      return row?.slug;
    });
    await fileBlog(tx, values.id, input.categoryIds);
    await keepTextPictures(tx, values.id, pictureIds);
    await keepRevision(tx, values.id, null, columns, now);
    await scheduleBlog(deps, tx, actor, values, null);
    if (columns.status === 'PUBLISHED') await learnWords(tx, columns.searchText);
    await recordAudit(deps, tx, actor, { kind: 'BLOG_CREATED', subjects: [values.id], detail: `${slug} ${columns.status}` });
    return showWrittenBlog(tx, values.id);
  });
}
