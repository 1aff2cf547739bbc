import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listAllCategories, listCategoriesById } from '#contract/categories/categories.endpoints.ts';
import { call } from '#tests/support/api.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let ids: string[];
beforeAll(async () => {
  test = await startTestApp();
  ids = (await call(test.app, listAllCategories)).body.items.map(({ id }) => id);
});
afterAll(() => test.close());

const unknown = 'f'.repeat(24);

describe('GET /v1/categories/category/bulk', () => {
  it('succeeds with a query, and skips what it does not know', async () => {
    const { status, body } = await call(test.app, listCategoriesById, { query: { ids: [ids[2], unknown, 'x', ids[0]].join(',') } });
    expect(status).toBe(200);
    expect(body.items.map(({ id }) => id)).toEqual([ids[0], ids[2]]);
  });

  it('succeeds with a JSON body, as SPEC 7 has it', async () => {
    const { status, body } = await call(test.app, listCategoriesById, { body: { ids: [ids[7], unknown, ids[1]] } });
    expect(status).toBe(200);
    expect(body.items.map(({ id }) => id)).toEqual([ids[1], ids[7]]);
  });

  it('gives nothing to who asks for nothing', async () => {
    expect((await call(test.app, listCategoriesById)).body).toEqual({ items: [] });
    expect((await call(test.app, listCategoriesById, { query: { ids: ',' } })).body).toEqual({ items: [] });
  });

  it('refuses more than a hundred ids, and ids that are not a list of texts', async () => {
    const tooMany = Array.from({ length: 101 }, () => unknown);
    for (const asked of [{ query: { ids: tooMany.join(',') } }, { body: { ids: tooMany } }, { body: { ids: 'a,b' } }]) {
      const { status, problem } = await call(test.app, listCategoriesById, asked);
      expect([status, problem.fields?.[0]?.fieldName]).toEqual([400, 'ids']);
    }
    expect((await call(test.app, listCategoriesById, { body: { ids: [1] } })).status).toBe(400);
  });
});
