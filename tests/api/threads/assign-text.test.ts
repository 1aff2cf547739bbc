import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assignText, listWaitingTexts, readModeratedThread } from '#contract/threads/moderation.endpoints.ts';
import { sendPrivateWord } from '#contract/threads/private-words.endpoints.ts';
import { eraseDeletedThreads } from '#server/modules/threads/erase-deleted.ts';
import { textAssignments } from '#server/modules/threads/assignments.tables.ts';
import { threads } from '#server/modules/threads/threads.tables.ts';
import { entriesDuring } from '#tests/support/audit.ts';
import { call, newClient } from '#tests/support/api.ts';
import { newStaff } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { newThread, sendComment, threadRow } from '#tests/support/threads.ts';

let test: TestApp;
let one: Awaited<ReturnType<typeof newStaff>>;
let other: Awaited<ReturnType<typeof newStaff>>;
beforeAll(async () => {
  test = await startTestApp();
  one = await newStaff(test, 'MODERATOR');
  other = await newStaff(test, 'THERAPIST');
});
afterAll(() => test.close());

interface Wish {
  readonly commentId?: string;
  readonly isAssigned?: boolean;
  readonly seenSince?: string | null;
}

const assign = (slug: string, { bearer }: { bearer: string }, { isAssigned = true, ...wish }: Wish = {}) =>
  call(test.app, assignText, { parameters: { slug }, bearer, body: { isAssigned, ...wish } });
const seen = async (slug: string) => (await call(test.app, readModeratedThread, { parameters: { slug }, bearer: other.bearer })).body;
const waiting = async (id: string) =>
  (await call(test.app, listWaitingTexts, { query: { limit: 100 }, bearer: other.bearer })).body.items.find(
    ({ commentId, slug }) => (commentId ?? slug) === id,
  );

describe('who sees to a text', () => {
  it('is one person, whom everybody sees in the queue and on the thread, the text of a thread apart from its comments', async () => {
    const slug = await newThread(test);
    const author = await newClient(test.app);
    const { commentId } = (await sendComment(test, slug, author.bearer, 'Je veux mourir.')).body;
    expect((await waiting(commentId))?.assignee).toBeNull();
    const { body } = await assign(slug, one, { commentId });
    expect(body.assignee).toEqual({ authID: one.authID, name: expect.any(String), since: test.clock.now().toISOString() });
    expect((await waiting(commentId))?.assignee).toEqual(body.assignee);
    const thread = await seen(slug);
    expect([thread.assignee, thread.comments.map(({ assignee }) => assignee)]).toEqual([null, [body.assignee]]);
    expect((await assign(slug, one, { commentId, isAssigned: false })).body.assignee).toBeNull();
    expect((await waiting(commentId))?.assignee).toBeNull();
  });

  it('of two who say so at once is the first; whoever was shown the first takes over', async () => {
    const slug = await newThread(test);
    const { id } = await threadRow(test, slug);
    const entries = await entriesDuring(test, async () => {
      const both = await Promise.all([assign(slug, one), assign(slug, other)]);
      expect(both.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 409]));
      expect(both.find(({ status }) => status === 409)?.problem.reason).toBe('ASSIGNED_MEANWHILE');
    });
    expect(entries).toMatchObject([{ kind: 'TEXT_ASSIGNED', subjects: [id] }]);
    const { assignee } = await seen(slug);
    const [first, second] = assignee?.authID === one.authID ? [one, other] : [other, one];
    test.clock.advanceMinutes(3);
    // Said again it is since when it was, and nobody gives back what somebody else sees to.
    expect((await assign(slug, first)).body.assignee).toEqual(assignee);
    expect((await assign(slug, second, { isAssigned: false })).body.assignee).toEqual(assignee);
    const taken = (await assign(slug, second, { seenSince: assignee?.since ?? null })).body.assignee;
    expect(taken).toMatchObject({ authID: second.authID, since: test.clock.now().toISOString() });
    expect((await assign(slug, first, { seenSince: assignee?.since ?? null })).problem.reason).toBe('ASSIGNED_MEANWHILE');
  });

  it('is said of a text that is there, by those who read every thread', async () => {
    const slug = await newThread(test);
    const client = await newClient(test.app);
    const elsewhere = (await sendComment(test, await newThread(test), client.bearer, 'Bonsoir.')).body.commentId;
    expect((await assign(slug, client)).problem.reason).toBe('ACCESS_MISMATCH');
    expect((await assign(slug, one, { commentId: elsewhere })).status).toBe(404);
    expect((await assign('nulle-part', one)).status).toBe(404);
  });

  it('goes with the words of the thread', async () => {
    const slug = await newThread(test);
    const { id } = await threadRow(test, slug);
    await assign(slug, one);
    await test.deps.db
      .update(threads)
      .set({ status: 'DELETED', deletedAt: new Date(0) })
      .where(eq(threads.slug, slug));
    await eraseDeletedThreads(test.deps);
    expect(await test.deps.db.select().from(textAssignments).where(eq(textAssignments.threadId, id))).toEqual([]);
  });
});

it('the queue shows what was written to an author already', async () => {
  const author = await newClient(test.app);
  const slug = await newThread(test, { authorId: author.authID, status: 'PENDING' });
  const content = 'Je vous lis. Appelez le 190.';
  const sent = await call(test.app, sendPrivateWord, { parameters: { slug }, bearer: other.bearer, body: { content } });
  expect((await waiting(slug))?.privateWords).toEqual([sent.body]);
});
