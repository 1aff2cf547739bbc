import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listBlogsByCategory } from '#contract/blogs/blogs.endpoints.ts';
import { call } from '#tests/support/api.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test.close());

describe('GET /v1/blogs/blogs/by-category', () => {
  it('succeeds with the articles of a category, those that have it second included', async () => {
    const { status, body } = await call(test.app, listBlogsByCategory, { query: { category: 'travail' } });
    expect(status).toBe(200);
    expect(body.items.map(({ slug }) => slug).sort()).toEqual([
      'cesser-de-tout-remettre-a-demain',
      'epuisement-au-travail',
      'mieux-dormir-quand-l-esprit-tourne',
      'sleeping-better-when-the-mind-keeps-turning',
    ]);
    expect(body.total).toBe(4);
  });

  it('searches within the category', async () => {
    const { body } = await call(test.app, listBlogsByCategory, { query: { category: 'travail', keyword: 'dormir' } });
    expect(body.items[0]?.slug).toBe('mieux-dormir-quand-l-esprit-tourne');
  });

  it('gives an empty list for a category that does not exist', async () => {
    const { status, body } = await call(test.app, listBlogsByCategory, { query: { category: 'jardinage' } });
    expect(status).toBe(200);
    expect(body).toMatchObject({ items: [], total: 0 });
  });

  it('refuses a call that names no category', async () => {
    const { status, problem } = await call(test.app, listBlogsByCategory, { query: {} as never });
    expect(status).toBe(400);
    expect(problem.fields?.[0]).toEqual({ fieldName: 'category', message: 'La catégorie est obligatoire' });
  });
});
