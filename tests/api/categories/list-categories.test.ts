import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listCategories } from '#contract/categories/categories.endpoints.ts';
import { call } from '#tests/support/api.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test.close());

const list = (query: object = {}) => call(test.app, listCategories, { query });

describe('GET /v1/categories/category/', () => {
  it('succeeds with the eight categories in their order, in both languages', async () => {
    const { status, body } = await list();
    expect(status).toBe(200);
    expect(body).toMatchObject({ page: 1, limit: 20, total: 8 });
    expect(body.items.map(({ order }) => order)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(body.items[0]).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      slug: 'anxiete-et-stress',
      name: { fr: 'Anxiété et stress', en: 'Anxiety and stress' },
      order: 1,
    });
  });

  it('goes page by page, sorts and finds by name in either language', async () => {
    expect((await list({ limit: 3, page: 3 })).body.items.map(({ order }) => order)).toEqual([7, 8]);
    expect((await list({ 'sort-field': 'slug', 'sort-direction': 'desc', limit: 1 })).body.items[0]?.slug).toBe('travail');
    expect((await list({ keyword: 'grief' })).body.items.map(({ slug }) => slug)).toEqual(['deuil']);
    expect((await list({ keyword: '%' })).body.total).toBe(0);
  });

  it('refuses a page size above a hundred', async () => {
    expect((await list({ limit: 101 })).problem.fields?.[0]?.fieldName).toBe('limit');
  });
});
