import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listFeaturedBlogs } from '#contract/blogs/blogs.endpoints.ts';
import { blogs } from '#server/modules/blogs/blogs.tables.ts';
import { call } from '#tests/support/api.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test.close());

describe('GET /v1/blogs/blogs/featured', () => {
  it('succeeds with those picked by hand, then the hottest, six in all', async () => {
    await test.deps.db.update(blogs).set({ hot: 9999 }).where(eq(blogs.slug, 'arreter-de-fumer-sans-se-juger'));
    const { status, body } = await call(test.app, listFeaturedBlogs);
    expect(status).toBe(200);
    expect(body.items.map(({ featured }) => featured)).toEqual([true, true, true, false, false, false]);
    expect(body.items[3]?.slug).toBe('arreter-de-fumer-sans-se-juger');
  });

  it('names those of the languages asked for alone', async () => {
    const languagesOf = async (languages: string) =>
      (await call(test.app, listFeaturedBlogs, { query: { languages } })).body.items.map(({ language }) => language);
    expect(new Set(await languagesOf('en'))).toEqual(new Set(['en']));
    expect(new Set(await languagesOf('fr,ar'))).toEqual(new Set(['fr']));
  });

  it('leaves out what is not published', async () => {
    await test.deps.db.update(blogs).set({ status: 'ARCHIVED' }).where(eq(blogs.slug, 'arreter-de-fumer-sans-se-juger'));
    const { body } = await call(test.app, listFeaturedBlogs);
    expect(body.items.map(({ slug }) => slug)).not.toContain('arreter-de-fumer-sans-se-juger');
  });
});
