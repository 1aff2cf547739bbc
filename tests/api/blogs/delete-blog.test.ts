import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clapForBlog, deleteBlog, readBlog } from '#contract/blogs/blogs.endpoints.ts';
import { call, newClient, signInAs } from '#tests/support/api.ts';
import { entriesDuring } from '#tests/support/audit.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const remove = (slug: string, bearer: string) => call(test.app, deleteBlog, { parameters: { slug }, bearer });

describe('DELETE /v1/blogs/blogs/{slug}', () => {
  it('succeeds with its votes, answers it as it was, and notes it', async () => {
    const slug = 'traverser-un-deuil';
    const admin = await signInAs(test.app, 'admin');
    const { bearer } = await newClient(test.app);
    await call(test.app, clapForBlog, { parameters: { slug }, bearer });
    const entries = await entriesDuring(test, async () => {
      const { status, body } = await remove(slug, admin);
      expect([status, body.slug, body.status]).toEqual([200, slug, 'PUBLISHED']);
    });
    expect(entries).toMatchObject([{ kind: 'BLOG_DELETED', detail: `${slug} PUBLISHED` }]);
    expect((await call(test.app, readBlog, { parameters: { slug } })).status).toBe(404);
    expect((await remove(slug, admin)).problem.ressource).toBe('BLOGS');
  });

  it('who may: those who hold BLOGS DELETE', async () => {
    expect((await call(test.app, deleteBlog, { parameters: { slug: 'comprendre-l-anxiete' } })).status).toBe(401);
    for (const who of ['client', 'therapist'] as const)
      expect((await remove('comprendre-l-anxiete', await signInAs(test.app, who))).problem.reason).toBe('ACCESS_MISMATCH');
  });
});
