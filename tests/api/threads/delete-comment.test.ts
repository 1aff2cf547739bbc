import { addDays } from 'date-fns';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deletedThreadDays } from '#contract/constants.ts';
import {
  addPracticeComment,
  listWaitingTexts,
  readModeratedThread,
  readTextAuthor,
  updateThreadFlags,
  validateComment,
} from '#contract/threads/moderation.endpoints.ts';
import { sendPrivateWord } from '#contract/threads/private-words.endpoints.ts';
import { closeReports, reportText } from '#contract/threads/reports.endpoints.ts';
import { readThread, readThreadScore } from '#contract/threads/threads.endpoints.ts';
import { deleteComment } from '#contract/threads/writing.endpoints.ts';
import { eraseDeletedComments } from '#server/modules/threads/erase-deleted.ts';
import { privateWords } from '#server/modules/threads/private-words.tables.ts';
import { comments } from '#server/modules/threads/threads.tables.ts';
import { call, newClient } from '#tests/support/api.ts';
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

const remove = (slug: string, commentId: string, bearer: string) =>
  call(test.app, deleteComment, { parameters: { slug, commentId }, bearer });
const publish = (slug: string, commentId: string) =>
  call(test.app, validateComment, { parameters: { slug, commentId }, bearer: moderator.bearer });
const report = (slug: string, commentId: string, bearer: string, reason: string) =>
  call(test.app, reportText, { parameters: { slug }, bearer, body: { commentId, reason } });
const waiting = async (slug: string) =>
  (await call(test.app, listWaitingTexts, { query: { limit: 100 }, bearer: moderator.bearer })).body.items.filter(
    (text) => text.slug === slug,
  );
const seen = async (slug: string) => (await call(test.app, readModeratedThread, { parameters: { slug }, bearer: moderator.bearer })).body;
const score = async (slug: string, bearer: string) => (await call(test.app, readThreadScore, { parameters: { slug }, bearer })).body;

async function written(content = 'Bon courage.') {
  const author = await newClient(test.app);
  const slug = await newThread(test);
  const { commentId } = (await sendComment(test, slug, author.bearer, content)).body;
  return { author, slug, commentId };
}

describe('DELETE /v1/threads/thread/{slug}/comment/{commentId}', () => {
  it('takes a published comment away for everybody, at once, in a closed thread too', async () => {
    const { author, slug, commentId } = await written();
    await publish(slug, commentId);
    expect((await score(slug, author.bearer)).myPublished).toEqual([commentId]);
    await call(test.app, updateThreadFlags, { parameters: { slug }, bearer: moderator.bearer, body: { isLocked: true } });
    const { status, body } = await remove(slug, commentId, author.bearer);
    expect([status, body]).toMatchObject([200, { commentId, content: 'Bon courage.', status: 'DELETED', editableUntil: null }]);
    expect((await call(test.app, readThread, { parameters: { slug } })).body).toMatchObject({ commentCount: 0, comments: [] });
    expect(await score(slug, author.bearer)).toMatchObject({ myPublished: [], myPending: [] });
    expect((await seen(slug)).comments).toEqual([]);
    expect((await remove(slug, commentId, author.bearer)).status).toBe(404);
  });

  it('takes one away that waits or was withheld: nobody has to read it any more', async () => {
    const { author, slug, commentId } = await written('Appelez le 20 123 456.');
    expect(await waiting(slug)).toHaveLength(1);
    await remove(slug, commentId, author.bearer);
    expect(await waiting(slug)).toEqual([]);
    expect((await publish(slug, commentId)).status).toBe(404);
  });

  it('closes what readers report of it, but for a danger: that waits until somebody has decided, with who it is', async () => {
    const { author, slug, commentId } = await written();
    const [one, other] = [await newClient(test.app), await newClient(test.app)];
    await publish(slug, commentId);
    await report(slug, commentId, one.bearer, 'PRIVACY');
    await report(slug, commentId, other.bearer, 'DANGER_TO_SELF');
    await remove(slug, commentId, author.bearer);
    const [text] = await waiting(slug);
    expect(text).toMatchObject({
      commentId,
      status: 'DELETED',
      content: 'Bon courage.',
      reports: { reasons: [{ reason: 'DANGER_TO_SELF' }] },
    });
    expect((await seen(slug)).comments).toMatchObject([{ commentId, status: 'DELETED' }]);
    const who = { parameters: { slug }, query: { commentId }, bearer: moderator.bearer };
    expect((await call(test.app, readTextAuthor, who)).body.author?.authID).toBe(author.authID);
    const body = { commentId, seenUntil: text?.reports?.lastAt ?? '' };
    expect((await call(test.app, closeReports, { parameters: { slug }, bearer: moderator.bearer, body })).body.comments).toEqual([]);
    expect(await waiting(slug)).toEqual([]);
  });

  it('is not found for anybody else, in another thread, or of the practice’s own reply', async () => {
    const { author, slug, commentId } = await written();
    const other = await newClient(test.app);
    expect((await remove(slug, commentId, other.bearer)).problem.ressource).toBe('PUBLIC_THREAD');
    expect((await remove(await newThread(test), commentId, author.bearer)).status).toBe(404);
    const answer = { parameters: { slug }, bearer: moderator.bearer, body: { content: 'Merci à vous.' } };
    const staff = (await call(test.app, addPracticeComment, answer)).body;
    expect((await remove(slug, staff.commentId, moderator.bearer)).status).toBe(404);
    expect((await score(slug, author.bearer)).myPending).toMatchObject([{ commentId }]);
  });

  it('has its words erased thirty days later, with what was noted of them', async () => {
    const { author, slug, commentId } = await written();
    const body = { commentId, content: 'Je vous lis.' };
    await call(test.app, sendPrivateWord, { parameters: { slug }, bearer: moderator.bearer, body });
    await remove(slug, commentId, author.bearer);
    const row = async () => (await test.deps.db.select().from(comments).where(eq(comments.id, commentId)))[0];
    const words = () => test.deps.db.select().from(privateWords).where(eq(privateWords.commentId, commentId));
    await eraseDeletedComments(test.deps);
    expect([(await row())?.content, (await words()).length]).toEqual(['Bon courage.', 1]);
    test.clock.set(addDays(test.clock.now(), deletedThreadDays).toISOString());
    await eraseDeletedComments(test.deps);
    expect(await row()).toMatchObject({ content: '', status: 'DELETED', deletedAt: null });
    expect(await words()).toEqual([]);
    expect((await threadRow(test, slug)).commentCount).toBe(0);
  });
});
