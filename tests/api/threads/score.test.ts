import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readThreadScore } from '#contract/threads/threads.endpoints.ts';
import { accounts } from '#server/modules/auth/auth.tables.ts';
import { comments } from '#server/modules/threads/threads.tables.ts';
import { call, newClient, signInAs } from '#tests/support/api.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { newThread, sendComment } from '#tests/support/threads.ts';

let test: TestApp;
let slug: string;
beforeAll(async () => {
  test = await startTestApp();
  slug = await newThread(test, { upvotes: 7, downvotes: 2, claps: 11 });
});
afterAll(() => test.close());

const score = (named: string, bearer?: string) =>
  call(test.app, readThreadScore, { parameters: { slug: named }, ...(bearer ? { bearer } : {}) });
const setStatus = (commentId: string, status: 'VALIDATED' | 'DELETED') =>
  test.deps.db.update(comments).set({ status }).where(eq(comments.id, commentId));

describe('GET /v1/threads/thread/score/{slug}', () => {
  describe('succeeds', () => {
    it('with the shared numbers and nothing personal for a visitor', async () => {
      const { status, body, headers } = await score(slug);
      expect(status).toBe(200);
      expect(body).toEqual({ score: 7, claps: 11 });
      expect(headers['cache-control']).toBe('no-store');
    });

    it('never below zero, and for a locked thread too', async () => {
      const { body } = await score(await newThread(test, { upvotes: 0, downvotes: 3, claps: 4, status: 'LOCKED' }));
      expect(body).toEqual({ score: 0, claps: 4 });
    });

    it('with my own comments that wait to be read, of this thread alone, oldest first', async () => {
      const [{ bearer }, other] = [await newClient(test.app), await newClient(test.app)];
      const nothing = { score: 7, claps: 11, myVote: null, myClaps: 0, myPending: [], myPublished: [], myEditable: [], myLatest: null };
      expect((await score(slug, bearer)).body).toEqual(nothing);

      const { clientItemId, ...first } = (await sendComment(test, slug, bearer, 'Un')).body;
      test.clock.advanceMinutes(1);
      const { clientItemId: _, ...second } = (await sendComment(test, slug, bearer, 'Deux')).body;
      await sendComment(test, await newThread(test), bearer, 'Ailleurs');
      await sendComment(test, slug, other.bearer, 'De quelqu’un d’autre');
      expect(clientItemId).toBeNull();
      expect((await score(slug, bearer)).body.myPending).toEqual([first, second]);
      expect((await score(slug, other.bearer)).body.myPending?.map(({ content }) => content)).toEqual(['De quelqu’un d’autre']);
      expect((await score(slug)).body).not.toHaveProperty('myPending');
    });

    it('without them once they are published or erased', async () => {
      const { bearer } = await newClient(test.app);
      for (const status of ['VALIDATED', 'DELETED'] as const) {
        const { body } = await sendComment(test, slug, bearer, 'Bonjour');
        expect((await score(slug, bearer)).body.myPending).toHaveLength(1);
        await setStatus(body.commentId, status);
        expect((await score(slug, bearer)).body.myPending).toEqual([]);
      }
    });
  });

  it('refuses a thread that nobody sees, as if there were none', async () => {
    const missing = await score('nothing-here-a1b2');
    expect([missing.status, missing.problem.ressource]).toEqual([404, 'PUBLIC_THREAD']);
    for (const status of ['PENDING', 'UNVALIDATED', 'DELETED'] as const) {
      const answer = await score(await newThread(test, { status }));
      expect([answer.status, answer.problem]).toEqual([404, missing.problem]);
    }
  });

  it('who may: anyone; a forged bearer and a banned person are told so', async () => {
    for (const who of ['client', 'moderator', 'admin'] as const)
      expect((await score(slug, await signInAs(test.app, who))).body, who).toMatchObject({ myPending: [] });
    expect((await score(slug, 'forged')).problem.reason).toBe('TOKEN');
    const banned = await newClient(test.app);
    await test.deps.db.update(accounts).set({ state: 'BANNED' }).where(eq(accounts.id, banned.authID));
    expect((await score(slug, banned.bearer)).problem.reason).toBe('BANNED');
  });
});
