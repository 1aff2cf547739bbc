import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listAllThreads, listWaitingTexts, readModeratedThread, unvalidateComment } from '#contract/threads/moderation.endpoints.ts';
import { comments, threads } from '#server/modules/threads/threads.tables.ts';
import { call, newClient, signInAs } from '#tests/support/api.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { newThread, sendComment, threadRow } from '#tests/support/threads.ts';

let test: TestApp;
let bearer: string;
beforeAll(async () => {
  test = await startTestApp();
  bearer = await signInAs(test.app, 'moderator');
});
afterAll(() => test.close());

const waiting = (query: object = {}) => call(test.app, listWaitingTexts, { query, bearer });
const all = (query: object = {}) => call(test.app, listAllThreads, { query, bearer });

describe('GET /v1/threads/waiting-texts', () => {
  it('succeeds: crisis first, then links and numbers, each the oldest first, threads and comments in one queue', async () => {
    const { bearer: writer } = await newClient(test.app);
    const slug = await newThread(test, { title: 'Un fil public de cette file' });
    const write = async (content: string) => {
      test.clock.advanceMinutes(1);
      return (await sendComment(test, slug, writer, content)).body.commentId;
    };
    const ordinary = await write('Bon courage à vous.');
    test.clock.advanceMinutes(1);
    const thread = await newThread(test, { status: 'PENDING', contentNote: 'Parle de deuil', content: '<p>Bonjour</p>' });
    const link = await write('Voyez www.exemple.com');
    const crisis = await write('Je veux mourir');
    const later = await write('Je pense au suicide');
    const { status, body } = await waiting();
    expect(status).toBe(200);
    expect(body.items.map(({ commentId, slug: of }) => commentId ?? of)).toEqual([crisis, later, link, ordinary, thread]);
    expect(body.items[0]).toEqual({
      kind: 'COMMENT',
      slug,
      title: 'Un fil public de cette file',
      commentId: crisis,
      content: 'Je veux mourir',
      contentNote: null,
      pseudonym: expect.any(String),
      isNameChosen: false,
      direction: 'ltr',
      editedAt: null,
      concern: 'CRISIS',
      status: 'PENDING',
      reports: null,
      assignee: null,
      privateWords: [],
      createdAt: expect.stringMatching(/Z$/),
    });
    expect(body.items.at(-1)).toMatchObject({ kind: 'THREAD', contentNote: 'Parle de deuil', content: '<p>Bonjour</p>', concern: 'NONE' });
    expect((await waiting({ page: 2, limit: 2 })).body).toMatchObject({ total: 5, items: [{ commentId: link }, { commentId: ordinary }] });
    expect(JSON.stringify(body)).not.toMatch(/author|userName|email/i);
    await test.deps.db.update(comments).set({ status: 'DELETED' }).where(eq(comments.status, 'PENDING'));
  });

  it('leaves out what stands under a thread that nobody sees', async () => {
    const slug = await newThread(test);
    const { bearer: writer } = await newClient(test.app);
    const before = (await waiting()).body.total;
    const { commentId } = (await sendComment(test, slug, writer, 'Bonjour')).body;
    expect((await waiting()).body.total).toBe(before + 1);
    const { id: threadId } = await threadRow(test, await newThread(test, { status: 'UNVALIDATED' }));
    await test.deps.db.update(comments).set({ threadId }).where(eq(comments.id, commentId));
    expect((await waiting()).body.total).toBe(before);
  });

  it('keeps a cry although the thread above it was deleted; who reads it sees the thread, and decides', async () => {
    const slug = await newThread(test, { title: 'Supprimé depuis' });
    const { bearer: writer } = await newClient(test.app);
    const { commentId } = (await sendComment(test, slug, writer, 'Je veux mourir')).body;
    const read = () => call(test.app, readModeratedThread, { parameters: { slug }, bearer });
    await test.deps.db.update(threads).set({ status: 'DELETED', deletedAt: test.clock.now() }).where(eq(threads.slug, slug));
    expect((await waiting()).body.items[0]).toMatchObject({ kind: 'COMMENT', commentId, title: 'Supprimé depuis', concern: 'CRISIS' });
    expect((await read()).body).toMatchObject({ status: 'DELETED', comments: [{ commentId }] });
    const decided = await call(test.app, unvalidateComment, {
      parameters: { slug, commentId },
      bearer,
      body: { reason: 'Nous vous appelons.' },
    });
    expect([decided.status, decided.body.status]).toEqual([200, 'UNVALIDATED']);
    expect((await waiting()).body.items.map((each) => each.commentId)).not.toContain(commentId);
    // Its author's account can still be found.
    expect((await read()).status).toBe(200);
  });

  it('who may: those who may read every thread', async () => {
    for (const who of ['therapist', 'admin'] as const)
      expect((await call(test.app, listWaitingTexts, { bearer: await signInAs(test.app, who) })).status).toBe(200);
    const client = await call(test.app, listWaitingTexts, { bearer: await signInAs(test.app, 'client') });
    expect([client.status, client.problem.reason]).toEqual([403, 'ACCESS_MISMATCH']);
  });
});

describe('GET /v1/threads/thread/all', () => {
  it('succeeds: every status, the newest first, with where each stands; or one status, or words', async () => {
    test.clock.advanceMinutes(1);
    const pending = await newThread(test, { status: 'PENDING', title: 'Un titre pas encore lu', searchText: 'un titre pas encore lu' });
    test.clock.advanceMinutes(1);
    const refused = await newThread(test, { status: 'UNVALIDATED', searchText: 'autre' });
    test.clock.advanceMinutes(1);
    const locked = await newThread(test, { status: 'LOCKED', featured: true, searchText: 'autre' });
    const { body } = await all({ limit: 3 });
    expect(body.items.map(({ slug, status, featured }) => [slug, status, featured])).toEqual([
      [locked, 'LOCKED', true],
      [refused, 'UNVALIDATED', false],
      [pending, 'PENDING', false],
    ]);
    expect((await all({ 'sort-direction': 'asc', limit: 1 })).body.items[0]?.slug).not.toBe(locked);
    expect((await all({ status: 'UNVALIDATED' })).body.items.map(({ slug }) => slug)).toContain(refused);
    expect(new Set((await all({ status: 'PENDING' })).body.items.map(({ status }) => status))).toEqual(new Set(['PENDING']));
    expect((await all({ keyword: 'titre lu' })).body.items.map(({ slug }) => slug)).toEqual([pending]);
  });

  it('refuses a status that is none', async () => {
    expect((await all({ status: 'GONE' })).problem.fields?.[0]?.fieldName).toBe('status');
  });
});
