import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addPracticeComment,
  readModeratedThread,
  readTextAuthor,
  unvalidateComment,
  unvalidateThread,
  updateThreadFlags,
  validateComment,
  validateThread,
} from '#contract/threads/moderation.endpoints.ts';
import { addComment, readThread, readThreadScore } from '#contract/threads/threads.endpoints.ts';
import { updateComment } from '#contract/threads/writing.endpoints.ts';
import { idempotencyKeys } from '#server/http/idempotency.tables.ts';
import { threads } from '#server/modules/threads/threads.tables.ts';
import { hot } from '#server/votes/hot.ts';
import { entriesDuring } from '#tests/support/audit.ts';
import { call, newClient, signInAs } from '#tests/support/api.ts';
import { newStaff } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { newThread, sendComment, threadRow } from '#tests/support/threads.ts';

let test: TestApp;
let moderator: Awaited<ReturnType<typeof newStaff>>;
beforeAll(async () => {
  test = await startTestApp();
  moderator = await newStaff(test, 'MODERATOR');
});
afterAll(() => test.close());

const reason = 'Ce texte nomme quelqu’un.';
const publish = (slug: string, bearer = moderator.bearer) => call(test.app, validateThread, { parameters: { slug }, bearer });
const withhold = (slug: string, body: object = { reason }, bearer = moderator.bearer) =>
  call(test.app, unvalidateThread, { parameters: { slug }, bearer, body });
const publishComment = (slug: string, commentId: string) =>
  call(test.app, validateComment, { parameters: { slug, commentId }, bearer: moderator.bearer });
const withholdComment = (slug: string, commentId: string, body: object = { reason }) =>
  call(test.app, unvalidateComment, { parameters: { slug, commentId }, bearer: moderator.bearer, body });
const publicThread = (slug: string) => call(test.app, readThread, { parameters: { slug } });

describe('PUT /v1/threads/thread/validate and unvalidate/{slug}', () => {
  it('succeeds: published, taken back with a reason, published again; each once in the trail', async () => {
    const slug = await newThread(test, { status: 'PENDING' });
    const { id } = await threadRow(test, slug);
    const entries = await entriesDuring(test, async () => {
      expect((await publish(slug)).body).toMatchObject({ slug, status: 'VALIDATED', reason: null });
      expect((await publish(slug)).status).toBe(200);
      expect((await publicThread(slug)).status).toBe(200);
      expect((await withhold(slug)).body).toMatchObject({ status: 'UNVALIDATED', reason });
      expect((await publicThread(slug)).status).toBe(404);
      expect((await withhold(slug, { reason: 'Autrement dit.' })).body.reason).toBe('Autrement dit.');
      expect((await publish(slug)).body).toMatchObject({ status: 'VALIDATED', reason: null });
    });
    const by = { actorId: moderator.authID, subjects: [id], detail: null };
    expect(entries).toEqual([
      { kind: 'THREAD_VALIDATED', ...by },
      { kind: 'THREAD_UNVALIDATED', ...by },
      { kind: 'THREAD_VALIDATED', ...by },
    ]);
  });

  it('leaves a closed thread closed when it is published, and takes it back like any other', async () => {
    const slug = await newThread(test, { status: 'LOCKED' });
    expect((await publish(slug)).body.status).toBe('LOCKED');
    expect((await withhold(slug)).body.status).toBe('UNVALIDATED');
  });

  it('refuses to take back without a reason, and a thread that is not there or erased', async () => {
    const slug = await newThread(test);
    for (const body of [{}, { reason: ' ' }, { reason: 'a'.repeat(501) }])
      expect((await withhold(slug, body)).problem.fields?.[0]?.fieldName).toBe('reason');
    for (const missing of ['nothing-here-a1b2', await newThread(test, { status: 'DELETED' })]) {
      const { status, problem } = await publish(missing);
      expect([status, problem.ressource]).toEqual([404, 'ALL_THREADS']);
    }
  });

  it('who may: moderators and administrators; a therapist reads only', async () => {
    const slug = await newThread(test, { status: 'PENDING' });
    const therapist = await signInAs(test.app, 'therapist');
    expect((await publish(slug, therapist)).problem.reason).toBe('ACCESS_MISMATCH');
    expect((await withhold(slug, { reason }, therapist)).problem.reason).toBe('ACCESS_MISMATCH');
    expect((await publish(slug, await signInAs(test.app, 'admin'))).status).toBe(200);
  });
});

describe('PUT /v1/threads/thread/{slug}/validate and unvalidate/{commentId}', () => {
  it('succeeds: the comment appears and warms its thread; taken back it is gone, and its author alone reads why', async () => {
    const slug = await newThread(test, { upvotes: 9, downvotes: 0, claps: 0, commentsByOthers: 0 });
    const author = await newClient(test.app);
    const { commentId } = (await sendComment(test, slug, author.bearer, 'Merci de l’avoir écrit.')).body;
    const entries = await entriesDuring(test, async () => {
      expect((await publishComment(slug, commentId)).body).toMatchObject({ commentId, status: 'VALIDATED', reason: null });
      expect((await publishComment(slug, commentId)).status).toBe(200);
    });
    expect(entries).toMatchObject([{ kind: 'COMMENT_VALIDATED', subjects: [(await threadRow(test, slug)).id, commentId] }]);
    expect((await publicThread(slug)).body.comments.map((each) => each.commentId)).toEqual([commentId]);
    const warm = await threadRow(test, slug);
    expect(warm).toMatchObject({ commentCount: 1, commentsByOthers: 1, lastCommentAt: test.clock.now() });
    expect(warm.hot).toBe(hot({ ...warm, publishedAt: warm.createdAt }));

    expect((await withholdComment(slug, commentId)).body).toMatchObject({ status: 'UNVALIDATED', reason });
    expect((await publicThread(slug)).body).toMatchObject({ comments: [], commentCount: 0, lastCommentAt: null });
    expect((await threadRow(test, slug)).hot).toBeLessThan(warm.hot);
    const mine = await call(test.app, readThreadScore, { parameters: { slug }, bearer: author.bearer });
    expect(mine.body.myPending).toMatchObject([{ commentId, status: 'UNVALIDATED', reason }]);
    const others = await call(test.app, readThreadScore, { parameters: { slug }, bearer: moderator.bearer });
    expect(others.body.myPending).toEqual([]);
  });

  it('three published comments make their author known: the fourth appears at once', async () => {
    const slug = await newThread(test);
    const { bearer } = await newClient(test.app);
    for (const content of ['Un.', 'Deux.', 'Trois.']) {
      const { body } = await sendComment(test, slug, bearer, content);
      expect(body.status).toBe('PENDING');
      await publishComment(slug, body.commentId);
    }
    expect((await sendComment(test, slug, bearer, 'Quatre.')).body.status).toBe('VALIDATED');
  });

  it('does not undo by chance what a colleague has decided since; the same decision again is taken', async () => {
    const slug = await newThread(test);
    const { bearer } = await newClient(test.app);
    const { commentId } = (await sendComment(test, slug, bearer, 'Bonsoir.')).body;
    const asRead = { parameters: { slug, commentId }, bearer: moderator.bearer, body: { editedAt: null, status: 'PENDING' as const } };
    await withholdComment(slug, commentId);
    const stale = await call(test.app, validateComment, asRead);
    expect([stale.status, stale.problem.reason]).toEqual([409, 'TEXT_CHANGED']);
    const refusal = await call(test.app, unvalidateComment, { ...asRead, body: { ...asRead.body, reason } });
    expect([refusal.status, refusal.body.status]).toEqual([200, 'UNVALIDATED']);

    const thread = { parameters: { slug }, bearer: moderator.bearer };
    await publish(slug);
    const late = await call(test.app, unvalidateThread, { ...thread, body: { reason, status: 'PENDING' } });
    expect([late.status, late.problem.reason]).toEqual([409, 'TEXT_CHANGED']);
    expect((await publicThread(slug)).status).toBe(200);
  });

  it('does not turn down words that nobody has read', async () => {
    const slug = await newThread(test);
    const { bearer } = await newClient(test.app);
    const { commentId } = (await sendComment(test, slug, bearer, 'Bonsoir.')).body;
    await call(test.app, updateComment, { parameters: { slug, commentId }, bearer, body: { content: 'Bonsoir à vous.' } });
    const late = await withholdComment(slug, commentId, { reason, editedAt: null });
    expect([late.status, late.problem.reason]).toEqual([409, 'TEXT_CHANGED']);
  });

  it('refuses a comment of another thread, an erased one, and no reason', async () => {
    const [slug, other] = [await newThread(test), await newThread(test)];
    const { bearer } = await newClient(test.app);
    const { commentId } = (await sendComment(test, slug, bearer, 'Bonjour.')).body;
    for (const answer of [await publishComment(other, commentId), await publishComment(slug, 'a'.repeat(24))])
      expect([answer.status, answer.problem.ressource]).toEqual([404, 'ALL_THREADS']);
    expect((await withholdComment(slug, commentId, {})).problem.fields?.[0]?.fieldName).toBe('reason');
  });
});

describe('GET /v1/threads/thread/admin/{slug} and its authors', () => {
  it('succeeds: every comment in whatever status, why it is read first, and nothing of who wrote it', async () => {
    const slug = await newThread(test, { status: 'UNVALIDATED', reason, priority: 2 });
    const { id } = await threadRow(test, slug);
    const { body, headers } = await call(test.app, readModeratedThread, { parameters: { slug }, bearer: moderator.bearer });
    expect(body).toMatchObject({ slug, status: 'UNVALIDATED', reason, concern: 'CRISIS', featured: false, comments: [] });
    expect(headers['cache-control']).toBe('no-store');
    expect(JSON.stringify(body)).not.toContain(id);
    expect(JSON.stringify(body)).not.toMatch(/author|userName/i);
  });

  it('names one person only when asked, and each look is in the trail before the answer', async () => {
    const author = await newClient(test.app);
    const slug = await newThread(test, { authorId: author.authID });
    const replier = await newClient(test.app);
    const { commentId } = (await sendComment(test, slug, replier.bearer, 'Bonjour.')).body;
    const { id } = await threadRow(test, slug);
    const look = (query = {}) => call(test.app, readTextAuthor, { parameters: { slug }, query, bearer: moderator.bearer });
    const entries = await entriesDuring(test, async () => {
      expect((await look()).body.author?.authID).toBe(author.authID);
      expect((await look({ commentId })).body.author?.authID).toBe(replier.authID);
    });
    // Not who: the trail is kept for ever.
    const told = { kind: 'THREAD_AUTHORS_VIEWED', actorId: moderator.authID, subjects: [id], detail: '1' };
    expect(entries).toEqual([told, told]);
    await test.deps.db.update(threads).set({ authorId: null }).where(eq(threads.slug, slug));
    expect((await look()).body.author).toBeNull();
    expect((await look({ commentId: id })).problem.ressource).toBe('ALL_THREADS');
    expect((await look({ commentId: 'nobody' })).status).toBe(400);
  });

  it('who may: those who may read every thread; one that is not there is not found', async () => {
    const slug = await newThread(test);
    const client = await signInAs(test.app, 'client');
    for (const endpoint of [readModeratedThread, readTextAuthor]) {
      expect((await call(test.app, endpoint, { parameters: { slug }, bearer: client })).problem.reason).toBe('ACCESS_MISMATCH');
      const missing = await call(test.app, endpoint, { parameters: { slug: 'nothing-here-a1b2' }, bearer: moderator.bearer });
      expect(missing.problem.ressource).toBe('ALL_THREADS');
    }
  });
});

describe('PUT /v1/threads/thread/admin/{slug}', () => {
  const flag = (slug: string, body: object) => call(test.app, updateThreadFlags, { parameters: { slug }, bearer: moderator.bearer, body });

  it('succeeds: closes and opens again, picks and no longer; what is left out stays', async () => {
    const slug = await newThread(test);
    const { bearer } = await newClient(test.app);
    const entries = await entriesDuring(test, async () => {
      expect((await flag(slug, { isLocked: true })).body).toMatchObject({ status: 'LOCKED', isLocked: true, featured: false });
      const late = await call(test.app, addComment, { parameters: { slug }, bearer, body: { content: 'Trop tard.' } });
      expect(late.problem.reason).toBe('THREAD_LOCKED');
      expect((await flag(slug, { featured: true })).body).toMatchObject({ status: 'LOCKED', featured: true });
      expect((await flag(slug, { featured: true, isLocked: true })).status).toBe(200);
      expect((await flag(slug, { isLocked: false, featured: false })).body).toMatchObject({ status: 'VALIDATED', featured: false });
    });
    expect(entries.map(({ kind, detail }) => [kind, detail])).toEqual([
      ['THREAD_UPDATED', 'LOCKED'],
      ['THREAD_UPDATED', 'FEATURED'],
      ['THREAD_UPDATED', 'VALIDATED, NOT FEATURED'],
    ]);
  });

  it('stays closed when it is withheld and published again', async () => {
    const slug = await newThread(test);
    await flag(slug, { isLocked: true });
    expect((await withhold(slug, { reason })).body.status).toBe('UNVALIDATED');
    expect((await publish(slug)).body.status).toBe('LOCKED');
    await flag(slug, { isLocked: false });
    await withhold(slug, { reason });
    expect((await publish(slug)).body.status).toBe('VALIDATED');
  });

  it('refuses what nobody sees yet', async () => {
    for (const status of ['PENDING', 'UNVALIDATED'] as const) {
      const { status: answered, problem } = await flag(await newThread(test, { status }), { isLocked: true });
      expect([answered, problem.reason]).toEqual([409, 'THREAD_NOT_PUBLIC']);
    }
  });
});

describe('PUT /v1/threads/thread/admin/add-comment/{slug}', () => {
  const answer = (slug: string, content: string, bearer = moderator.bearer, key?: string) =>
    call(test.app, addPracticeComment, {
      parameters: { slug },
      bearer,
      body: { content },
      headers: key ? { 'idempotency-key': `${key}/reply` } : {},
    });

  it('succeeds: at once, with the badge, under a closed thread too, and once for one key', async () => {
    const slug = await newThread(test, { status: 'LOCKED' });
    const key = crypto.randomUUID();
    const { status, body } = await answer(slug, 'Merci à <b>tous</b>.', moderator.bearer, key);
    expect([status, body]).toMatchObject([200, { content: 'Merci à tous.', isStaff: true, status: 'VALIDATED' }]);
    expect((await answer(slug, 'Merci à <b>tous</b>.', moderator.bearer, key)).body.commentId).toBe(body.commentId);
    // The row itself knows, once the answers kept for a month are gone.
    await test.deps.db.delete(idempotencyKeys);
    expect((await answer(slug, 'Merci à <b>tous</b>.', moderator.bearer, key)).body.commentId).toBe(body.commentId);
    await test.deps.db.delete(idempotencyKeys);
    expect((await answer(slug, 'Autre chose.', moderator.bearer, key)).problem.reason).toBe('IDEMPOTENCY_KEY_REUSED');
    const { comments } = (await publicThread(slug)).body;
    expect(comments).toMatchObject([{ commentId: body.commentId, isStaff: true, pseudonym: 'Réponse du cabinet' }]);
    expect((await threadRow(test, slug)).commentsByOthers).toBe(1);
  });

  it('refuses an empty text, and a thread that nobody sees', async () => {
    const slug = await newThread(test);
    for (const content of ['', '<p> </p>']) expect((await answer(slug, content)).problem.fields?.[0]?.fieldName).toBe('content');
    expect((await answer(await newThread(test, { status: 'PENDING' }), 'Bonjour.')).problem.ressource).toBe('PUBLIC_THREAD');
  });

  it('who may: moderators, therapists and administrators', async () => {
    const slug = await newThread(test);
    for (const who of ['therapist', 'admin'] as const)
      expect((await answer(slug, 'Bonjour.', await signInAs(test.app, who))).status, who).toBe(200);
    expect((await answer(slug, 'Bonjour.', await signInAs(test.app, 'client'))).problem.reason).toBe('ACCESS_MISMATCH');
  });
});
