import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countReading } from '#contract/blogs/blogs.endpoints.ts';
import { listReadings } from '#contract/blogs/readings.endpoints.ts';
import { articleReadings, blogs } from '#server/modules/blogs/blogs.tables.ts';
import { call, signInAs } from '#tests/support/api.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

// 16 November 2026, 9:00 in Tunis: a Monday.
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const read = async (slug: string, times: number) => {
  for (let time = 0; time < times; time += 1) expect((await call(test.app, countReading, { parameters: { slug } })).status).toBe(204);
};

async function listed(weeks: '12' | '26' | '52' = '12') {
  const { status, body } = await call(test.app, listReadings, { bearer: await signInAs(test.app, 'therapist'), query: { weeks } });
  expect(status).toBe(200);
  return body.items.map(({ slug, readings }) => [slug, readings]);
}

describe('POST /v1/blogs/blogs/reading/{slug} and GET /v1/blogs/readings', () => {
  it('counts by article and week, tells from five on, the most read first', async () => {
    await read('comprendre-l-anxiete', 4);
    expect(await listed()).toEqual([]);
    await read('comprendre-l-anxiete', 1);
    await read('traverser-un-deuil', 6);
    expect(await listed()).toEqual([
      ['traverser-un-deuil', 6],
      ['comprendre-l-anxiete', 5],
    ]);
    const rows = await test.deps.db
      .select({ week: articleReadings.week, readings: articleReadings.readings })
      .from(articleReadings)
      .innerJoin(blogs, eq(blogs.id, articleReadings.blogId))
      .where(eq(blogs.slug, 'traverser-un-deuil'));
    expect(rows).toEqual([{ week: '2026-11-16', readings: 6 }]);
  });

  it('adds the weeks of a period, and forgets what was before it', async () => {
    const twelveWeeks = 12 * 7 * 24 * 60;
    test.clock.advanceMinutes(twelveWeeks);
    await read('traverser-un-deuil', 1);
    expect(await listed('12')).toEqual([]);
    expect(await listed('26')).toEqual([
      ['traverser-un-deuil', 7],
      ['comprendre-l-anxiete', 5],
    ]);
    test.clock.advanceMinutes(-twelveWeeks);
  });

  it('knows only what is published', async () => {
    expect((await call(test.app, countReading, { parameters: { slug: 'aucun-article' } })).status).toBe(404);
    await test.deps.db.update(blogs).set({ status: 'DRAFT' }).where(eq(blogs.slug, 'epuisement-au-travail'));
    expect((await call(test.app, countReading, { parameters: { slug: 'epuisement-au-travail' } })).status).toBe(404);
  });
});
