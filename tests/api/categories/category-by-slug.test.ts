import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { categoryBySlug } from '#contract/categories/categories.endpoints.ts';
import { call } from '#tests/support/api.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test.close());

describe('GET /v1/categories/category/by-slug/{slug}', () => {
  it('succeeds with the category', async () => {
    const { status, body } = await call(test.app, categoryBySlug, { parameters: { slug: 'deuil' } });
    expect(status).toBe(200);
    expect(body).toMatchObject({ slug: 'deuil', name: { fr: 'Deuil', en: 'Grief' }, order: 5 });
  });

  it('refuses an unknown slug', async () => {
    const { status, problem } = await call(test.app, categoryBySlug, { parameters: { slug: 'jardinage' } });
    expect([status, problem.ressource]).toEqual([404, 'CATEGORY']);
  });
});
