import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBlog, updateBlog, upvoteBlog } from '#contract/blogs/blogs.endpoints.ts';
import { call, newClient, signInAs } from '#tests/support/api.ts';
import { entriesDuring } from '#tests/support/audit.ts';
import { articleOf, startBlogTest, writeBlog } from '#tests/support/blogs.ts';
import { testNow, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let admin: string;
let work: string;
beforeAll(async () => void ({ test, admin, work } = await startBlogTest()));
afterAll(() => test.close());

const update = (slug: string, changes: object, bearer = admin) =>
  call(test.app, updateBlog, { parameters: { slug }, bearer, body: articleOf(work, changes) });
const read = (slug: string) => call(test.app, readBlog, { parameters: { slug } });

describe('PUT /v1/blogs/blogs/{slug}', () => {
  it('publishes a draft under the address of its title, dated of that moment; archived, it is gone, and back it keeps its date', async () => {
    await writeBlog(test, admin, articleOf(work, { title: 'Brouillon', status: 'DRAFT', contentNote: 'Parle de deuil.' }));
    const slug = 'fini';
    test.clock.set('2026-11-16T08:05:00.000Z');
    const entries = await entriesDuring(test, async () => {
      const { status, body } = await update('brouillon', { title: 'Fini', sources: [] });
      expect([status, body.slug, body.title, body.publishedAt]).toEqual([200, slug, 'Fini', '2026-11-16T08:05:00.000Z']);
      expect(body.contentNote).toBe('Parle de deuil.');
    });
    expect(entries).toMatchObject([{ kind: 'BLOG_UPDATED', detail: 'fini DRAFT > PUBLISHED' }]);
    test.clock.set('2026-11-16T08:06:00.000Z');
    await update(slug, { status: 'ARCHIVED' });
    expect((await read(slug)).status).toBe(404);
    await update(slug, { contentNote: null });
    expect((await read(slug)).body).toMatchObject({ publishedAt: '2026-11-16T08:05:00.000Z', contentNote: null });
    test.clock.set(testNow);
  });

  it('keeps votes and author', async () => {
    const slug = 'comprendre-l-anxiete';
    const before = (await read(slug)).body;
    const voter = await newClient(test.app);
    await call(test.app, upvoteBlog, { parameters: { slug }, bearer: voter.bearer });
    expect((await update(slug, { title: 'Comprendre' })).body.author).toEqual(before.author);
    expect((await call(test.app, upvoteBlog, { parameters: { slug }, bearer: voter.bearer })).body.score).toBe(1);
    expect((await read(slug)).body).toMatchObject({ title: 'Comprendre', publishedAt: before.publishedAt });
  });

  it('refuses one that is not there, and what does not obey', async () => {
    expect((await update('jardiner-en-hiver', {})).problem.ressource).toBe('BLOGS');
    expect((await update('comprendre-l-anxiete', { content: '<script></script>' })).problem.fields?.[0]?.fieldName).toBe('content');
  });

  it('who may: those who hold BLOGS WRITE', async () => {
    const { status } = await call(test.app, updateBlog, { parameters: { slug: 'comprendre-l-anxiete' }, body: articleOf(work) });
    expect(status).toBe(401);
    expect((await update('comprendre-l-anxiete', {}, await signInAs(test.app, 'client'))).problem.reason).toBe('ACCESS_MISMATCH');
    expect((await update('comprendre-l-anxiete', {}, await signInAs(test.app, 'therapist'))).status).toBe(200);
  });
});
