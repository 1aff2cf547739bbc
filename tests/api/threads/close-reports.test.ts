import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unvalidateComment, unvalidateThread, validateThread } from '#contract/threads/moderation.endpoints.ts';
import { closeReports } from '#contract/threads/reports.endpoints.ts';
import { readThread } from '#contract/threads/threads.endpoints.ts';
import { forgetOldReports } from '#server/modules/threads/forget-old-reports.ts';
import { threadReports } from '#server/modules/threads/reports.tables.ts';
import { comments, threads } from '#server/modules/threads/threads.tables.ts';
import { entriesDuring } from '#tests/support/audit.ts';
import { call, newClient, signInAs } from '#tests/support/api.ts';
import { linesOf, publishedComment, sendReport } from '#tests/support/reports.ts';
import { newStaff } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { newThread, threadRow } from '#tests/support/threads.ts';

let test: TestApp;
let moderator: Awaited<ReturnType<typeof newStaff>>;
beforeAll(async () => {
  test = await startTestApp();
  moderator = await newStaff(test, 'MODERATOR');
});
afterAll(() => test.close());

const close = (slug: string, body: object, bearer = moderator.bearer) =>
  call(test.app, closeReports, { parameters: { slug }, bearer, body });
const lines = (slug: string) => linesOf(test, moderator.bearer, slug);
const now = () => test.clock.now().toISOString();
const reason = 'Ce texte nomme quelqu’un.';

/** A public thread that this many people report, and one of its comments. */
async function reported(people = 1) {
  const slug = await newThread(test);
  const commentId = await publishedComment(test, slug);
  const readers = await Promise.all(Array.from({ length: people }, () => newClient(test.app)));
  for (const { bearer } of readers) {
    await sendReport(test, slug, bearer, { reason: 'PRIVACY' });
    await sendReport(test, slug, bearer, { reason: 'DISRESPECT', commentId });
  }
  return { slug, commentId, readers, threadId: (await threadRow(test, slug)).id };
}

describe('PUT /v1/threads/thread/{slug}/reports/close', () => {
  it('succeeds: the text stays public, leaves the queue alone, and the trail tells once', async () => {
    const { slug, commentId, threadId } = await reported(2);
    const entries = await entriesDuring(test, async () => {
      const { status, body } = await close(slug, { seenUntil: now() });
      expect([status, body]).toMatchObject([
        200,
        { slug, status: 'VALIDATED', reports: null, comments: [{ reports: { reasons: [{ count: 2 }] } }] },
      ]);
      expect((await close(slug, { seenUntil: now() })).status).toBe(200);
      expect((await lines(slug)).map((each) => each.commentId)).toEqual([commentId]);
      expect((await close(slug, { commentId, seenUntil: now() })).body.comments).toMatchObject([{ commentId, reports: null }]);
    });
    const by = { kind: 'REPORTS_CLOSED', actorId: moderator.authID, detail: null };
    expect(entries).toEqual([
      { ...by, subjects: [threadId] },
      { ...by, subjects: [threadId, commentId] },
    ]);
    expect(await lines(slug)).toEqual([]);
    expect((await call(test.app, readThread, { parameters: { slug } })).body.comments).toHaveLength(1);
  });

  it('leaves open what came, or changed, after it was read', async () => {
    const { slug, readers } = await reported(2);
    const [line] = await lines(slug);
    const seenUntil = line?.reports?.lastAt ?? '';
    test.clock.advanceMinutes(1);
    await sendReport(test, slug, readers[1]?.bearer, { reason: 'DANGER_TO_SELF' });
    expect((await close(slug, { seenUntil })).body.reports?.reasons).toEqual([{ reason: 'DANGER_TO_SELF', count: 1, notes: [] }]);
    expect((await lines(slug))[0]).toMatchObject({ commentId: null, concern: 'CRISIS' });
  });

  it('leaves no words as they are that were changed after they were read', async () => {
    const { slug, commentId } = await reported();
    const editedAt = new Date(Date.parse(now()) - 60_000);
    await test.deps.db.update(threads).set({ editedAt }).where(eq(threads.slug, slug));
    await test.deps.db.update(comments).set({ editedAt }).where(eq(comments.id, commentId));
    for (const of of [null, commentId]) {
      const body = { commentId: of, seenUntil: now() };
      expect((await close(slug, { ...body, editedAt: null })).problem.reason).toBe('TEXT_CHANGED');
      expect((await lines(slug)).map((each) => each.commentId)).toContain(of);
      expect((await close(slug, { ...body, editedAt: editedAt.toISOString() })).status).toBe(200);
    }
    expect(await lines(slug)).toEqual([]);
  });

  it('a closed report that is sent again waits again', async () => {
    const { slug, readers } = await reported();
    await close(slug, { seenUntil: now() });
    await sendReport(test, slug, readers[0]?.bearer, { reason: 'PRIVACY' });
    expect(await lines(slug)).toContainEqual(expect.objectContaining({ commentId: null, reports: expect.anything() as object }));
  });

  it('refuses what is not there, and who does not say what was read', async () => {
    const { slug } = await reported();
    const elsewhere = await publishedComment(test, await newThread(test));
    const missing = [close('nothing-here-a1b2', { seenUntil: now() }), close(slug, { commentId: elsewhere, seenUntil: now() })];
    for (const { status, problem } of await Promise.all(missing)) expect([status, problem.ressource]).toEqual([404, 'ALL_THREADS']);
    for (const body of [{}, { seenUntil: 'hier' }]) expect((await close(slug, body)).problem.fields?.[0]?.fieldName).toBe('seenUntil');
  });

  it('who may: moderators and administrators; a therapist reads only', async () => {
    const { slug } = await reported();
    for (const who of ['client', 'therapist'] as const)
      expect((await close(slug, { seenUntil: now() }, await signInAs(test.app, who))).problem.reason).toBe('ACCESS_MISMATCH');
    expect((await lines(slug)).length).toBe(2);
    expect((await close(slug, { seenUntil: now() }, await signInAs(test.app, 'admin'))).status).toBe(200);
  });
});

describe('a reported text that is taken back', () => {
  it('is dealt with: published again it does not wait', async () => {
    const { slug, commentId } = await reported();
    const taken = { bearer: moderator.bearer, body: { reason } };
    const comment = await call(test.app, unvalidateComment, { parameters: { slug, commentId }, ...taken });
    expect(comment.body).toMatchObject({ status: 'UNVALIDATED', reports: null });
    expect((await lines(slug)).map((each) => each.commentId)).toEqual([null]);
    const thread = await call(test.app, unvalidateThread, { parameters: { slug }, ...taken });
    expect(thread.body).toMatchObject({ status: 'UNVALIDATED', reports: null });
    await call(test.app, validateThread, { parameters: { slug }, bearer: moderator.bearer });
    expect(await lines(slug)).toEqual([]);
  });

  it('published while it was public is not: nobody has said anything of its reports', async () => {
    const { slug } = await reported();
    await call(test.app, validateThread, { parameters: { slug }, bearer: moderator.bearer });
    expect(await lines(slug)).toHaveLength(2);
  });
});

describe('reports that were dealt with', () => {
  it('are forgotten after 90 days, open ones never', async () => {
    await test.deps.db.delete(threadReports);
    const { slug, commentId } = await reported();
    await close(slug, { seenUntil: now() });
    const kept = async () => {
      await forgetOldReports(test.deps);
      return (await test.deps.db.select().from(threadReports)).map(({ commentId }) => commentId ?? slug).toSorted();
    };
    test.clock.advanceMinutes(90 * 24 * 60);
    expect(await kept()).toEqual([commentId, slug]);
    test.clock.advanceMinutes(1);
    expect(await kept()).toEqual([commentId]);
  });
});
