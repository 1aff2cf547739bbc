import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addComment,
  clapForThread,
  downvoteThread,
  readThreadScore,
  removeThreadVote,
  upvoteThread,
} from '#contract/threads/threads.endpoints.ts';
import { hot } from '#server/votes/hot.ts';
import { call, newClient } from '#tests/support/api.ts';
import { newStaff } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { newThread, threadRow } from '#tests/support/threads.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const votes = { up: upvoteThread, down: downvoteThread, none: removeThreadVote };
const vote = (kind: keyof typeof votes, slug: string, bearer: string) => call(test.app, votes[kind], { parameters: { slug }, bearer });
const clap = (slug: string, bearer: string, body?: object | null) => call(test.app, clapForThread, { parameters: { slug }, bearer, body });
const quiet = { upvotes: 0, downvotes: 0, claps: 0 };
const heatOf = (row: Awaited<ReturnType<typeof threadRow>>) => hot({ ...row, publishedAt: row.createdAt });

describe('PUT /v1/threads/thread/upvote, downvote and remove-vote/{slug}', () => {
  it('succeeds: one vote a person, the last one counts, and it is read back at once with what else is mine', async () => {
    const slug = await newThread(test, quiet);
    const [one, other] = [await newClient(test.app), await newClient(test.app)];
    await call(test.app, addComment, { parameters: { slug }, bearer: one.bearer, body: { content: 'Courage.' } });
    expect(await vote('up', slug, one.bearer)).toMatchObject({
      status: 200,
      body: { score: 1, claps: 0, myVote: 'up', myClaps: 0, myPending: [{ content: 'Courage.' }] },
    });
    expect((await vote('up', slug, one.bearer)).body.score).toBe(1);
    expect((await vote('up', slug, other.bearer)).body.score).toBe(2);
    expect((await vote('down', slug, other.bearer)).body).toMatchObject({ score: 0, myVote: 'down', myPending: [] });
    const { body } = await call(test.app, readThreadScore, { parameters: { slug }, bearer: one.bearer });
    expect(body).toMatchObject({ score: 0, claps: 0, myVote: 'up', myClaps: 0 });
    expect((await vote('none', slug, other.bearer)).body).toMatchObject({ score: 1, myVote: null });
    expect((await call(test.app, readThreadScore, { parameters: { slug } })).body).toEqual({ score: 1, claps: 0 });
  });

  it('keeps the place among the hottest with each vote, replies counted, and never shows a score below zero', async () => {
    const slug = await newThread(test, { ...quiet, upvotes: 3, commentsByOthers: 4 });
    const { bearer } = await newClient(test.app);
    await vote('up', slug, bearer);
    const liked = await threadRow(test, slug);
    expect([liked.upvotes, liked.hot]).toEqual([4, heatOf(liked)]);
    expect(liked.hot).toBeGreaterThan(hot({ ...quiet, upvotes: 4, publishedAt: liked.createdAt }));

    const hated = await newThread(test, quiet);
    expect((await vote('down', hated, bearer)).body.score).toBe(0);
    const row = await threadRow(test, hated);
    expect([row.downvotes, row.hot]).toEqual([1, heatOf(row)]);
  });

  it('counts everyone who votes in the same instant', async () => {
    const slug = await newThread(test, quiet);
    const people = await Promise.all(Array.from({ length: 6 }, () => newClient(test.app)));
    await Promise.all(people.map(({ bearer }) => vote('up', slug, bearer)));
    expect((await threadRow(test, slug)).upvotes).toBe(6);
  });

  it('refuses what is not public, and what is not there, alike', async () => {
    const { bearer } = await newClient(test.app);
    for (const slug of ['nothing-here-a1b2', await newThread(test, { status: 'PENDING' }), await newThread(test, { status: 'DELETED' })]) {
      const { status, problem } = await vote('up', slug, bearer);
      expect([status, problem.ressource]).toEqual([404, 'PUBLIC_THREAD']);
    }
  });

  it('who may: signed-in clients, with or without a phone number; no visitor, no passing client', async () => {
    const slug = await newThread(test, quiet);
    const incomplete = await newClient(test.app, { isActivated: false });
    const passing = await newStaff(test, 'TEMPORARY');
    expect((await vote('up', slug, incomplete.bearer)).status).toBe(200);
    for (const kind of ['up', 'down', 'none'] as const) {
      expect((await call(test.app, votes[kind], { parameters: { slug } })).status).toBe(401);
      expect((await vote(kind, slug, passing.bearer)).problem.reason).toBe('ACCESS_MISMATCH');
    }
  });
});

describe('PUT /v1/threads/thread/clap/{slug}', () => {
  it('succeeds: adds one without a body, sets them with one, ten at most, and five are a point', async () => {
    const slug = await newThread(test, quiet);
    const { bearer } = await newClient(test.app);
    expect((await clap(slug, bearer)).body).toMatchObject({ score: 0, claps: 1, myVote: null, myClaps: 1 });
    expect((await clap(slug, bearer, { claps: 10 })).body).toMatchObject({ score: 2, claps: 10, myClaps: 10 });
    expect((await clap(slug, bearer)).body.myClaps).toBe(10);
    expect((await clap(slug, bearer, { claps: 4 })).body).toMatchObject({ score: 0, claps: 4 });
    expect((await vote('up', slug, bearer)).body).toMatchObject({ myVote: 'up', myClaps: 4 });
    const row = await threadRow(test, slug);
    expect(row.hot).toBe(heatOf(row));
  });

  it('refuses a number that is none, and a thread that nobody sees', async () => {
    const slug = await newThread(test, quiet);
    const { bearer } = await newClient(test.app);
    for (const claps of [-1, 11, 1.5, 'two']) expect((await clap(slug, bearer, { claps })).problem.fields?.[0]?.fieldName).toBe('claps');
    expect((await clap('nothing-here-a1b2', bearer)).status).toBe(404);
  });

  it('who may: signed-in clients', async () => {
    expect((await call(test.app, clapForThread, { parameters: { slug: await newThread(test) } })).status).toBe(401);
  });
});
