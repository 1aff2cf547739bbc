import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBlog } from '#contract/blogs/blogs.endpoints.ts';
import { endpointUrl } from '#contract/endpoint.ts';
import { blogs } from '#server/modules/blogs/blogs.tables.ts';
import { call } from '#tests/support/api.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test.close());

const read = (slug: string) => call(test.app, readBlog, { parameters: { slug } });

describe('GET /v1/blogs/blogs/{slug}', () => {
  it('succeeds with the article, its author and its sources', async () => {
    const { status, body, headers } = await read('comprendre-l-anxiete');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      slug: 'comprendre-l-anxiete',
      author: { slug: 'amel-ben-salah', fullName: 'Amel Ben Salah', title: { fr: 'Psychologue clinicienne', en: 'Clinical psychologist' } },
      reviewedAt: '2026-10-05T00:00:00.000Z',
      categories: [{ slug: 'anxiete-et-stress' }],
    });
    expect(body.sources.length).toBeGreaterThanOrEqual(2);
    expect(body.content).toContain('<h2 id="section-une-alarme-au-reglage-prudent" tabindex="-1">Une alarme au réglage prudent</h2>');
    expect(body.outline).toContainEqual({ id: 'section-une-alarme-au-reglage-prudent', title: 'Une alarme au réglage prudent' });
    expect(body.outline.map(({ id }) => `id="${id}"`)).toEqual(body.content.match(/id="[^"]*"/g));
    expect(body.content).toContain('<a href="https://www.nice.org.uk/guidance/cg113" rel="noopener noreferrer">');
    expect(headers['etag']).toBeTruthy();
  });

  it('answers 304 to who already has it', async () => {
    const first = await read('comprendre-l-anxiete');
    const again = await test.app.inject({
      url: endpointUrl(readBlog, { slug: 'comprendre-l-anxiete' }),
      headers: { 'if-none-match': String(first.headers['etag']) },
    });
    expect(again.statusCode).toBe(304);
    expect(again.payload).toBe('');
  });

  it('refuses a slug that does not exist', async () => {
    const { status, problem } = await read('jardiner-en-hiver');
    expect(status).toBe(404);
    expect(problem.ressource).toBe('BLOGS');
  });

  it('refuses a draft as if it did not exist', async () => {
    await test.deps.db.update(blogs).set({ status: 'DRAFT' }).where(eq(blogs.slug, 'traverser-un-deuil'));
    const { status, problem } = await read('traverser-un-deuil');
    expect(status).toBe(404);
    expect(problem).toEqual((await read('jardiner-en-hiver')).problem);
  });
});
