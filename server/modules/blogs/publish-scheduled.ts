import { eq } from 'drizzle-orm';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Deps } from '../../deps.ts';
import type { EventOf } from '../../events/events.ts';
import { hot } from '../../votes/hot.ts';
import { blogs } from './blogs.tables.ts';
import { learnWords } from './known-words.ts';

/** Publishes an article whose instant has come; one that has another, or none any more, is left alone. */
export async function publishScheduled(deps: Deps, { blogId, publishAt, accountId }: EventOf<'BLOG_SCHEDULED'>): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const [blog] = await tx.select().from(blogs).where(eq(blogs.id, blogId)).for('no key update');
    if (blog?.status !== 'SCHEDULED' || blog.publishAt?.toISOString() !== publishAt) return;
    const now = deps.clock.now();
    const published = { status: 'PUBLISHED', publishAt: null, publishedAt: now, updatedAt: now } as const;
    await tx
      .update(blogs)
      .set({ ...published, hot: hot({ ...blog, publishedAt: now }) })
      .where(eq(blogs.id, blogId));
    await learnWords(tx, blog.searchText);
    await recordAudit(deps, tx, { accountId }, { kind: 'BLOG_UPDATED', subjects: [blogId], detail: `${blog.slug} SCHEDULED > PUBLISHED` });
  });
}
