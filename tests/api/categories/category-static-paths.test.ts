import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { categoryStaticPaths } from '#contract/categories/categories.endpoints.ts';
import { call } from '#tests/support/api.ts';
import { startTestApp, testNow, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test.close());

describe('GET /v1/categories/category/static-paths', () => {
  it('succeeds with a bare list', async () => {
    const { status, body } = await call(test.app, categoryStaticPaths);
    expect(status).toBe(200);
    expect(body).toHaveLength(8);
    expect(body[0]).toEqual({ slug: 'anxiete-et-stress', updatedAt: testNow });
  });
});
