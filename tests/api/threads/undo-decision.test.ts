import { addSeconds } from 'date-fns';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { undoSeconds } from '#contract/constants.ts';
import {
  listWaitingTexts,
  readModeratedThread,
  undoDecision,
  unvalidateComment,
  unvalidateThread,
  updateThreadFlags,
  validateComment,
  validateThread,
} from '#contract/threads/moderation.endpoints.ts';
import { closeReports, reportText } from '#contract/threads/reports.endpoints.ts';
import { deleteThread } from '#contract/threads/writing.endpoints.ts';
import { forgetOldDecisions } from '#server/modules/threads/decisions.queries.ts';
import { textDecisions } from '#server/modules/threads/decisions.tables.ts';
import { entriesDuring } from '#tests/support/audit.ts';
import { call, newClient } from '#tests/support/api.ts';
import { deliverAll, startPushApp, subscribeAs } from '#tests/support/push-app.ts';
import { startPushService, type PushService } from '#tests/support/push-service.ts';
import { newStaff } from '#tests/support/staff.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { newThread, sendComment, threadRow } from '#tests/support/threads.ts';

let service: PushService;
let test: TestApp;
let one: Awaited<ReturnType<typeof newStaff>>;
let other: Awaited<ReturnType<typeof newStaff>>;
beforeAll(async () => {
  service = await startPushService();
  test = await startPushApp(service);
  one = await newStaff(test, 'MODERATOR');
  other = await newStaff(test, 'MODERATOR');
});
afterAll(async () => {
  await test.close();
  await service.close();
});

const later = (seconds: number) => test.clock.set(addSeconds(test.clock.now(), seconds).toISOString());
const reason = 'Il nomme quelqu’un.';
const publish = (slug: string) => call(test.app, validateThread, { parameters: { slug }, bearer: one.bearer });
const withhold = (slug: string) => call(test.app, unvalidateThread, { parameters: { slug }, bearer: one.bearer, body: { reason } });
const undo = (slug: string, { commentId, bearer = one.bearer }: { commentId?: string; bearer?: string } = {}) =>
  call(test.app, undoDecision, { parameters: { slug }, bearer, body: commentId === undefined ? {} : { commentId } });
const seen = async (slug: string) => (await call(test.app, readModeratedThread, { parameters: { slug }, bearer: one.bearer })).body;
const isWaiting = async (slug: string) =>
  (await call(test.app, listWaitingTexts, { query: { limit: 100 }, bearer: one.bearer })).body.items.some((text) => text.slug === slug);

/** What has rung on a person's phone once everything was told. */
async function heard(endpoint: string) {
  later(undoSeconds);
  await deliverAll(test);
  const kinds = (await service.received()).filter((push) => push.endpoint === endpoint).map(({ message }) => message.kind);
  service.forget();
  return kinds;
}

describe('PUT /v1/threads/thread/admin/{slug}/undo', () => {
  it('brings a thread back to the queue, and nobody has been told', async () => {
    const author = await newClient(test.app);
    const { endpoint } = await subscribeAs(test, service, author.bearer);
    const slug = await newThread(test, { authorId: author.authID, status: 'PENDING' });
    const { id } = await threadRow(test, slug);
    await publish(slug);
    later(undoSeconds - 1);
    await deliverAll(test);
    const entries = await entriesDuring(test, async () => {
      expect((await undo(slug)).body).toMatchObject({ status: 'PENDING', reason: null });
    });
    expect(entries).toMatchObject([{ kind: 'DECISION_UNDONE', actorId: one.authID, subjects: [id] }]);
    expect(await isWaiting(slug)).toBe(true);
    expect(await heard(endpoint)).toEqual([]);
    expect((await undo(slug)).problem.reason).toBe('UNDO_TOO_LATE');
  });

  it('what is decided on again is told once, as it was decided last', async () => {
    const author = await newClient(test.app);
    const { endpoint } = await subscribeAs(test, service, author.bearer);
    const slug = await newThread(test, { authorId: author.authID, status: 'PENDING' });
    await withhold(slug);
    later(10);
    await undo(slug);
    await withhold(slug);
    expect(await heard(endpoint)).toEqual(['THREAD_UNVALIDATED']);
    await publish(slug);
    expect(await heard(endpoint)).toEqual(['THREAD_VALIDATED']);
  });

  it('gives a withheld thread its earlier reason back, and a closed one stays closed', async () => {
    const slug = await newThread(test);
    await withhold(slug);
    await publish(slug);
    expect((await undo(slug)).body).toMatchObject({ status: 'UNVALIDATED', reason });
    await publish(slug);
    await call(test.app, updateThreadFlags, { parameters: { slug }, bearer: one.bearer, body: { isLocked: true } });
    // Closing it was another change than the one that would be undone.
    expect((await undo(slug)).problem.reason).toBe('UNDO_TOO_LATE');
    await withhold(slug);
    expect((await undo(slug)).body).toMatchObject({ status: 'LOCKED', isLocked: true, reason: null });
  });

  it('brings a comment back, with the count of its thread; its thread’s author hears of no answer', async () => {
    const [author, replier] = [await newClient(test.app), await newClient(test.app)];
    const { endpoint } = await subscribeAs(test, service, author.bearer);
    const slug = await newThread(test, { authorId: author.authID });
    const { commentId } = (await sendComment(test, slug, replier.bearer, 'Bon courage.')).body;
    const parameters = { slug, commentId };
    await call(test.app, validateComment, { parameters, bearer: one.bearer });
    expect((await threadRow(test, slug)).commentCount).toBe(1);
    expect((await undo(slug, { commentId })).body.comments).toMatchObject([{ commentId, status: 'PENDING' }]);
    expect((await threadRow(test, slug)).commentCount).toBe(0);
    expect(await heard(endpoint)).toEqual([]);
    await call(test.app, validateComment, { parameters, bearer: one.bearer });
    await call(test.app, unvalidateComment, { parameters, bearer: one.bearer, body: { reason } });
    expect((await undo(slug, { commentId })).body.comments).toMatchObject([{ commentId, status: 'VALIDATED', reason: null }]);
    expect((await threadRow(test, slug)).commentCount).toBe(1);
  });

  it('opens the reports again that went with the decision', async () => {
    const reader = await newClient(test.app);
    const slug = await newThread(test);
    await call(test.app, reportText, { parameters: { slug }, bearer: reader.bearer, body: { reason: 'PRIVACY' } });
    const { reports } = await seen(slug);
    expect(reports).not.toBeNull();
    await withhold(slug);
    expect((await undo(slug)).body).toMatchObject({ status: 'VALIDATED', reports });
    const body = { seenUntil: reports?.lastAt ?? '' };
    const left = await call(test.app, closeReports, { parameters: { slug }, bearer: one.bearer, body });
    expect(left.body.reports).toBeNull();
    expect((await undo(slug)).body).toMatchObject({ status: 'VALIDATED', reports });
    expect(await isWaiting(slug)).toBe(true);
  });

  it('is for whoever decided, for thirty seconds, and for a text that stands as it was decided', async () => {
    const author = await newClient(test.app);
    const slug = await newThread(test, { authorId: author.authID, status: 'PENDING' });
    expect((await undo(slug)).problem.reason).toBe('UNDO_TOO_LATE');
    await publish(slug);
    expect((await undo(slug, { bearer: other.bearer })).problem.reason).toBe('UNDO_TOO_LATE');
    expect((await undo(slug, { bearer: author.bearer })).problem.reason).toBe('ACCESS_MISMATCH');
    later(undoSeconds);
    expect((await undo(slug)).problem.reason).toBe('UNDO_TOO_LATE');
    expect((await seen(slug)).status).toBe('VALIDATED');
    await withhold(slug);
    await call(test.app, deleteThread, { parameters: { slug }, bearer: author.bearer });
    expect((await undo(slug)).problem.reason).toBe('UNDO_TOO_LATE');
    expect((await undo('nulle-part')).status).toBe(404);
    const elsewhere = (await sendComment(test, await newThread(test), author.bearer, 'Bonsoir.')).body.commentId;
    expect((await undo(await newThread(test), { commentId: elsewhere })).status).toBe(404);
  });

  it('is forgotten a day later', async () => {
    const slug = await newThread(test);
    const { id } = await threadRow(test, slug);
    await withhold(slug);
    const kept = () => test.deps.db.select().from(textDecisions).where(eq(textDecisions.textId, id));
    await forgetOldDecisions(test.deps);
    expect(await kept()).toHaveLength(1);
    later(86_401);
    await forgetOldDecisions(test.deps);
    expect(await kept()).toEqual([]);
  });
});
