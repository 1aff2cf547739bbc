import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clapForBlog, downvoteBlog, readBlogScore, removeBlogVote, upvoteBlog } from '#contract/blogs/blogs.endpoints.ts';
import { blogs } from '#server/modules/blogs/blogs.tables.ts';
import { hot } from '#server/votes/hot.ts';
import { call, newClient } from '#tests/support/api.ts';
import { newStaff } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const votes = { up: upvoteBlog, down: downvoteBlog, none: removeBlogVote };
const vote = (kind: keyof typeof votes, slug: string, bearer: string) => call(test.app, votes[kind], { parameters: { slug }, bearer });
const clap = (slug: string, bearer: string, body?: object | null) => call(test.app, clapForBlog, { parameters: { slug }, bearer, body });

async function stored(slug: string) {
  const [row] = await test.deps.db.select().from(blogs).where(eq(blogs.slug, slug));
  if (!row) throw new Error(`no article ${slug}`);
  return row;
}

describe('PUT /v1/blogs/blogs/upvote, downvote and remove-vote/{slug}', () => {
  const slug = 'comprendre-l-anxiete';

  it('succeeds: one vote a person, the last one counts, and it is read back at once', async () => {
    const [one, other] = [await newClient(test.app), await newClient(test.app)];
    expect(await vote('up', slug, one.bearer)).toMatchObject({ status: 200, body: { score: 1, claps: 0, myVote: 'up', myClaps: 0 } });
    expect((await vote('up', slug, one.bearer)).body.score).toBe(1);
    expect((await vote('up', slug, other.bearer)).body.score).toBe(2);
    expect((await vote('down', slug, other.bearer)).body).toMatchObject({ score: 0, myVote: 'down' });
    expect((await call(test.app, readBlogScore, { parameters: { slug }, bearer: one.bearer })).body).toEqual({
      score: 0,
      claps: 0,
      myVote: 'up',
      myClaps: 0,
    });
    expect((await vote('none', slug, other.bearer)).body).toMatchObject({ score: 1, myVote: null });
    expect((await vote('none', slug, other.bearer)).body.score).toBe(1);
  });

  it('keeps the place among the hottest with each vote, and never shows a score below zero', async () => {
    const [hated, { bearer }] = ['traverser-un-deuil', await newClient(test.app)];
    const before = await stored(hated);
    expect((await vote('down', hated, bearer)).body.score).toBe(0);
    const after = await stored(hated);
    expect([after.downvotes, after.hot]).toEqual([1, hot(after)]);
    expect(after.updatedAt).toEqual(before.updatedAt);
    await vote('up', hated, bearer);
    expect(await stored(hated)).toMatchObject({ upvotes: 1, downvotes: 0 });
  });

  it('counts everyone who votes in the same instant', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => newClient(test.app)));
    await Promise.all(people.map(({ bearer }) => vote('up', 'epuisement-au-travail', bearer)));
    expect((await stored('epuisement-au-travail')).upvotes).toBe(6);
  });

  it('refuses what is not published, and what is not there', async () => {
    const { bearer } = await newClient(test.app);
    await test.deps.db.update(blogs).set({ status: 'ARCHIVED' }).where(eq(blogs.slug, 'se-disputer-sans-se-blesser'));
    for (const missing of ['se-disputer-sans-se-blesser', 'jardiner-en-hiver']) {
      const { status, problem } = await vote('up', missing, bearer);
      expect([status, problem.ressource]).toEqual([404, 'BLOGS']);
    }
  });

  it('who may: signed-in clients, with or without a phone number; no visitor, no passing client', async () => {
    const incomplete = await newClient(test.app, { isActivated: false });
    const passing = await newStaff(test, 'TEMPORARY');
    expect((await vote('up', slug, incomplete.bearer)).status).toBe(200);
    for (const kind of ['up', 'down', 'none'] as const) {
      expect((await call(test.app, votes[kind], { parameters: { slug } })).status).toBe(401);
      expect((await vote(kind, slug, passing.bearer)).problem.reason).toBe('ACCESS_MISMATCH');
    }
  });
});

describe('PUT /v1/blogs/blogs/clap/{slug}', () => {
  const slug = 'depression-reconnaitre-les-signes';

  it('succeeds: adds one without a body, sets them with one, ten at most, and five are a point', async () => {
    const { bearer } = await newClient(test.app);
    expect((await clap(slug, bearer)).body).toEqual({ score: 0, claps: 1, myVote: null, myClaps: 1 });
    expect((await clap(slug, bearer, {})).body.myClaps).toBe(2);
    for (const _ of [1, 2]) expect((await clap(slug, bearer, { claps: 10 })).body).toMatchObject({ score: 2, claps: 10, myClaps: 10 });
    expect((await clap(slug, bearer)).body.myClaps).toBe(10);
    expect((await clap(slug, bearer, { claps: 4 })).body).toMatchObject({ score: 0, claps: 4 });
    const row = await stored(slug);
    expect(row.hot).toBe(hot(row));
  });

  it('keeps the vote, and a vote keeps the claps; claps alone are read back too', async () => {
    const { bearer } = await newClient(test.app);
    await clap(slug, bearer, { claps: 3 });
    const { body } = await call(test.app, readBlogScore, { parameters: { slug }, bearer });
    expect(body).toMatchObject({ myVote: null, myClaps: 3 });
    expect((await vote('up', slug, bearer)).body).toMatchObject({ myVote: 'up', myClaps: 3 });
    expect((await clap(slug, bearer, { claps: 0 })).body).toMatchObject({ myVote: 'up', myClaps: 0 });
  });

  it('refuses a number that is none', async () => {
    const { bearer } = await newClient(test.app);
    for (const claps of [-1, 11, 1.5, 'two']) expect((await clap(slug, bearer, { claps })).problem.fields?.[0]?.fieldName).toBe('claps');
    expect((await clap('jardiner-en-hiver', bearer)).status).toBe(404);
  });

  it('who may: signed-in clients', async () => {
    expect((await call(test.app, clapForBlog, { parameters: { slug } })).status).toBe(401);
  });
});

describe('the limit of votes', () => {
  it('is 60 in ten minutes', async () => {
    const app = await test.openLimited();
    const { bearer } = await newClient(app);
    const again = () => call(app, upvoteBlog, { parameters: { slug: 'comprendre-l-anxiete' }, bearer });
    for (let count = 1; count <= 60; count += 1) expect((await again()).status).toBe(200);
    const { status, problem } = await again();
    expect([status, problem.reason]).toEqual([429, 'RATE_LIMITED']);
    await app.close();
  });
});
