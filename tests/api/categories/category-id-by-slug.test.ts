import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { categoryIdBySlug } from '#contract/categories/categories.endpoints.ts';
import { call } from '#tests/support/api.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test.close());

describe('GET /v1/categories/category/id-by-slug/{slug}', () => {
  it('succeeds with the id alone', async () => {
    const { status, body } = await call(test.app, categoryIdBySlug, { parameters: { slug: 'deuil' } });
    expect(status).toBe(200);
    expect(body).toEqual({ id: expect.stringMatching(/^[0-9a-f]{24}$/) });
  });

  it('refuses an unknown slug', async () => {
    const { status, problem } = await call(test.app, categoryIdBySlug, { parameters: { slug: 'jardinage' } });
    expect([status, problem.ressource]).toEqual([404, 'CATEGORY']);
  });
});
