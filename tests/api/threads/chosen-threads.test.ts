import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listFeaturedThreads, listThreadsGrouped, threadStaticPaths } from '#contract/threads/threads.endpoints.ts';
import { categories } from '#server/modules/categories/categories.tables.ts';
import { threads } from '#server/modules/threads/threads.tables.ts';
import { call } from '#tests/support/api.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { newThread, threadRow } from '#tests/support/threads.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const categoryId = async (slug: string) => {
  const [row] = await test.deps.db.select({ id: categories.id }).from(categories).where(eq(categories.slug, slug));
  return row?.id ?? '';
};
const hidden = ['PENDING', 'UNVALIDATED', 'DELETED'] as const;

describe('GET /v1/threads/thread/featured', () => {
  it('succeeds: those picked by hand first, then the hottest, six in all, and only what is public', async () => {
    const picked = await newThread(test, { featured: true, hot: -50 });
    for (const status of hidden) await newThread(test, { featured: true, status });
    for (const hot of [9e4, 8e4]) await newThread(test, { hot });
    const { status, body, headers } = await call(test.app, listFeaturedThreads, {});
    expect(status).toBe(200);
    expect(body.items).toHaveLength(6);
    const rows = await Promise.all(body.items.map(({ slug }) => threadRow(test, slug)));
    expect(rows[0]?.slug).toBe(picked);
    expect(rows.slice(1).map(({ hot }) => hot)).toEqual(
      rows
        .slice(1)
        .map(({ hot }) => hot)
        .toSorted((a, b) => b - a),
    );
    expect(headers['cache-control']).toMatch(/^public/);
  });
});

describe('GET /v1/threads/thread/grouped', () => {
  it('succeeds: the three hottest of each category, in the order of the categories, empty ones left out', async () => {
    const [grief, addictions] = [await categoryId('deuil'), await categoryId('addictions')];
    await test.deps.db.update(threads).set({ status: 'UNVALIDATED' }).where(eq(threads.categoryId, addictions));
    const heats = [2e5, 5e5, 3e5, 4e5];
    const made = await Promise.all(heats.map((hot) => newThread(test, { categoryId: grief, hot })));
    await newThread(test, { categoryId: grief, hot: 9e5, status: 'PENDING' });
    const { body } = await call(test.app, listThreadsGrouped, {});
    const group = body.items.find(({ category }) => category.slug === 'deuil');
    expect(group?.items.map(({ slug }) => slug)).toEqual([made[1], made[3], made[2]]);
    expect(body.items.map(({ category }) => category.slug)).not.toContain('addictions');
    const orders = body.items.map(({ category }) => category.order);
    expect(orders).toEqual(orders.toSorted((a, b) => a - b));
  });
});

describe('GET /v1/threads/thread/static-paths', () => {
  it('succeeds: a bare array, the newest first, dated by the last change', async () => {
    test.clock.advanceMinutes(60);
    const slug = await newThread(test);
    const editedAt = new Date(test.clock.now().getTime() + 60_000);
    const edited = await newThread(test, { createdAt: new Date(test.clock.now().getTime() - 1000), editedAt });
    for (const status of hidden) await newThread(test, { status });
    const { body } = await call(test.app, threadStaticPaths, {});
    expect(body.slice(0, 2)).toEqual([
      { slug, updatedAt: test.clock.now().toISOString() },
      { slug: edited, updatedAt: editedAt.toISOString() },
    ]);
    const rows = await Promise.all(body.map((each) => threadRow(test, each.slug)));
    expect(rows.every(({ status }) => ['VALIDATED', 'LOCKED'].includes(status))).toBe(true);
  });
});
