import { asc, desc, eq, gte, sql } from 'drizzle-orm';
import type { listReadings as declared } from '#contract/blogs/readings.endpoints.ts';
import { fewestPeople } from '#contract/booking/figures-limits.ts';
import { defaultTimeZone } from '#contract/constants.ts';
import type { AnswerOf, QueryOf } from '#contract/endpoint.ts';
import type { Deps } from '../../deps.ts';
import { firstMonday } from '../booking/zoned-time.ts';
import { articleReadings, blogs } from './blogs.tables.ts';

/** Articles with their readings of the last weeks, this one included; who wrote them or may read them makes no difference. */
export async function listReadings({ db, clock }: Deps, { weeks }: QueryOf<typeof declared>): Promise<AnswerOf<typeof declared>> {
  const readings = sql<number>`sum(${articleReadings.readings})::int`;
  const items = await db
    .select({ slug: blogs.slug, title: blogs.title, readings })
    .from(articleReadings)
    .innerJoin(blogs, eq(blogs.id, articleReadings.blogId))
    .where(gte(articleReadings.week, firstMonday(defaultTimeZone, clock.now(), Number(weeks))))
    .groupBy(blogs.id)
    .having(gte(readings, fewestPeople))
    .orderBy(desc(readings), asc(blogs.title));
  return { items };
}
