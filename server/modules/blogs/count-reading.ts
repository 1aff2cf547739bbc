import { and, eq, sql } from 'drizzle-orm';
import { defaultTimeZone } from '#contract/constants.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/problem.ts';
import { localDate, mondayOf } from '../booking/zoned-time.ts';
import { isPublished } from './blogs.queries.ts';
import { articleReadings, blogs } from './blogs.tables.ts';

/** One reading more of a published article in this week. */
export async function countReading({ db, clock }: Deps, slug: string): Promise<undefined> {
  const [blog] = await db
    .select({ id: blogs.id })
    .from(blogs)
    .where(and(eq(blogs.slug, slug), isPublished));
  if (!blog) throw notFound('BLOGS');
  const week = mondayOf(localDate(defaultTimeZone, clock.now()));
  await db
    .insert(articleReadings)
    .values({ blogId: blog.id, week, readings: 1 })
    .onConflictDoUpdate({
      target: [articleReadings.blogId, articleReadings.week],
      set: { readings: sql`${articleReadings.readings} + 1` },
    });
  return undefined;
}
