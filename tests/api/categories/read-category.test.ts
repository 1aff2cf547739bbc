import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { categoryBySlug, readCategory } from '#contract/categories/categories.endpoints.ts';
import { call } from '#tests/support/api.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test.close());

describe('GET /v1/categories/category/{id}', () => {
  it('succeeds with the category', async () => {
    const { body: named } = await call(test.app, categoryBySlug, { parameters: { slug: 'travail' } });
    const { status, body } = await call(test.app, readCategory, { parameters: { id: named.id } });
    expect(status).toBe(200);
    expect(body).toEqual(named);
  });

  it.each(['f'.repeat(24), 'travail', "x' or 1=1"])('refuses %s', async (id) => {
    const { status, problem } = await call(test.app, readCategory, { parameters: { id } });
    expect([status, problem.ressource]).toEqual([404, 'CATEGORY']);
  });
});
