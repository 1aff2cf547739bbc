import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listBlogsGrouped } from '#contract/blogs/blogs.endpoints.ts';
import { call } from '#tests/support/api.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test.close());

describe('GET /v1/blogs/blogs/grouped', () => {
  it('succeeds with three articles of each category at most, the newest, in the order of the categories', async () => {
    const { status, body } = await call(test.app, listBlogsGrouped);
    expect(status).toBe(200);
    expect(body.items.map(({ category }) => category.order)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    for (const { category, items } of body.items) {
      expect(items.length).toBeGreaterThan(0);
      expect(items.length).toBeLessThanOrEqual(3);
      for (const article of items) expect(article.categories.map(({ slug }) => slug)).toContain(category.slug);
      const dates = items.map(({ publishedAt }) => publishedAt);
      expect(dates).toEqual(dates.toSorted().toReversed());
    }
    expect(body.items[0]?.items).toHaveLength(3);
  });
});
