import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBlogScore } from '#contract/blogs/blogs.endpoints.ts';
import { blogs, blogVotes } from '#server/modules/blogs/blogs.tables.ts';
import { call, newClient } from '#tests/support/api.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const slug = 'comprendre-l-anxiete';
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  await test.deps.db.update(blogs).set({ upvotes: 7, downvotes: 2, claps: 11 }).where(eq(blogs.slug, slug));
});
afterAll(() => test.close());

const score = (bearer?: string) => call(test.app, readBlogScore, { parameters: { slug }, ...(bearer ? { bearer } : {}) });

describe('GET /v1/blogs/blogs/score/{slug}', () => {
  it('succeeds with the shared numbers and nothing personal for a visitor', async () => {
    const { status, body, headers } = await score();
    expect(status).toBe(200);
    expect(body).toEqual({ score: 7, claps: 11 });
    expect(headers['cache-control']).toBe('no-store');
  });

  it('never shows a score below zero', async () => {
    const other = 'traverser-un-deuil';
    await test.deps.db.update(blogs).set({ downvotes: 4 }).where(eq(blogs.slug, other));
    const { body } = await call(test.app, readBlogScore, { parameters: { slug: other } });
    expect(body).toEqual({ score: 0, claps: 0 });
  });

  it('adds my own vote and claps, and nobody else’s', async () => {
    const [voter, other] = [await newClient(test.app), await newClient(test.app)];
    const [article] = await test.deps.db.select({ id: blogs.id }).from(blogs).where(eq(blogs.slug, slug));
    await test.deps.db.insert(blogVotes).values({ blogId: article?.id ?? '', accountId: voter.authID, vote: 'up', claps: 3 });
    expect((await score(voter.bearer)).body).toEqual({ score: 7, claps: 11, myVote: 'up', myClaps: 3 });
    expect((await score(other.bearer)).body).toEqual({ score: 7, claps: 11, myVote: null, myClaps: 0 });
  });

  it('refuses an unknown article and a forged bearer', async () => {
    const unknown = await call(test.app, readBlogScore, { parameters: { slug: 'jardiner-en-hiver' } });
    expect([unknown.status, unknown.problem.ressource]).toEqual([404, 'BLOGS']);
    const forged = await score('forged');
    expect([forged.status, forged.problem.reason]).toEqual([403, 'TOKEN']);
  });
});
