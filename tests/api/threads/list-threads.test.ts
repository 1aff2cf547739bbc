import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listThreads, readThread } from '#contract/threads/threads.endpoints.ts';
import { threads } from '#server/modules/threads/threads.tables.ts';
import { call, signInAs } from '#tests/support/api.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test.close());

const list = (query: object = {}) => call(test.app, listThreads, { query });
const slugs = async (query: object = {}) => (await list(query)).body.items.map(({ slug }) => slug);

const hottest = 'ma-3adech-nejem-nsakkar-el-khedma-c8r3';

describe('GET /v1/threads/thread/', () => {
  describe('succeeds', () => {
    it('gives the hottest first unless told otherwise', async () => {
      const { status, body } = await list();
      expect(status).toBe(200);
      expect(body).toMatchObject({ page: 1, limit: 20, total: 6 });
      const rows = await test.deps.db.select({ slug: threads.slug, hot: threads.hot }).from(threads);
      const byHeat = rows.sort((a, b) => b.hot - a.hot).map(({ slug }) => slug);
      expect(body.items.map(({ slug }) => slug)).toEqual(byHeat);
      expect(await slugs({ 'sort-type': 'hot' })).toEqual(byHeat);
    });

    it.each(['NEW', 'new', 'New'])('gives the newest first with sort-type=%s', async (sortType) => {
      const { body } = await list({ 'sort-type': sortType });
      const dates = body.items.map(({ createdAt }) => createdAt);
      expect(dates).toEqual(dates.toSorted().toReversed());
    });

    it('shows what a list needs, never who wrote it', async () => {
      const { body } = await list();
      const arabic = body.items.find(({ direction }) => direction === 'rtl');
      expect(arabic).toMatchObject({
        title: 'كيف أعيش أول رمضان بعد وفاة أمي',
        category: { slug: 'deuil', name: { fr: 'Deuil', en: 'Grief' } },
        pseudonym: 'Source paisible',
        language: 'ar',
        score: 27,
        claps: 41,
        commentCount: 4,
        isLocked: false,
      });
      const told = JSON.stringify(body);
      for (const secret of ['author', 'userId', 'isAnonymous']) expect(told).not.toContain(secret);
    });

    it('tells when the newest comment of each was written, as the thread itself does', async () => {
      const { body } = await list();
      for (const { slug, lastCommentAt } of body.items) {
        const { comments } = (await call(test.app, readThread, { parameters: { slug } })).body;
        expect(lastCommentAt, slug).toBe(
          comments
            .map(({ createdAt }) => createdAt)
            .toSorted()
            .at(-1),
        );
      }
    });

    it('filters by category, and is empty for one that does not exist', async () => {
      expect(await slugs({ category: 'travail' })).toEqual([hottest]);
      expect(await slugs({ category: 'jardinage' })).toEqual([]);
    });

    it.each([
      ['TÉLÉPHONE gorge', 'comment-faire-quand-le-telephone-sonne-k3v9'],
      ['رمضان', 'kayfa-aishu-awwal-ramadan-baada-wafat-n5t1'],
      ['el khedma', hottest],
    ])('finds by every word of « %s »', async (keyword, slug) => {
      expect(await slugs({ keyword })).toContain(slug);
      expect(await slugs({ keyword: `${keyword} zzzz` })).toEqual([]);
    });

    it('finds nothing by signs, and everything by spaces', async () => {
      for (const keyword of ['%', '😀', '? !']) expect(await slugs({ keyword })).toEqual([]);
      expect(await slugs({ keyword: '  ' })).toContain(hottest);
    });

    it('goes page by page', async () => {
      const pages = await Promise.all([1, 2, 3].map((page) => list({ page, limit: 2 })));
      expect(new Set(pages.flatMap(({ body }) => body.items.map(({ slug }) => slug))).size).toBe(6);
    });
  });

  describe('refuses', () => {
    it.each([
      [{ 'sort-type': 'COLD' }, 'sort-type'],
      [{ page: 0 }, 'page'],
      [{ page: 501, limit: 20 }, 'page'],
    ])('%j', async (query, fieldName) => {
      const { status, problem } = await list(query);
      expect([status, problem.fields?.[0]?.fieldName]).toEqual([400, fieldName]);
    });
  });

  it('who may: everyone, and everyone sees the public ones only', async () => {
    await test.deps.db.update(threads).set({ status: 'LOCKED' }).where(eq(threads.slug, hottest));
    expect((await list()).body.items.find(({ slug }) => slug === hottest)?.isLocked).toBe(true);
    for (const status of ['PENDING', 'UNVALIDATED', 'DELETED'] as const) {
      await test.deps.db.update(threads).set({ status }).where(eq(threads.slug, hottest));
      expect(await slugs()).not.toContain(hottest);
      const moderator = await call(test.app, listThreads, { bearer: await signInAs(test.app, 'moderator') });
      expect(moderator.body.total).toBe(5);
    }
  });
});
