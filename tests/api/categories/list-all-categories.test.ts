import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listAllCategories } from '#contract/categories/categories.endpoints.ts';
import { call } from '#tests/support/api.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test.close());

describe('GET /v1/categories/category/unpaginated', () => {
  it('succeeds with every category, in its order', async () => {
    const { status, body } = await call(test.app, listAllCategories);
    expect(status).toBe(200);
    expect(body.items.map(({ order }) => order)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });
});
