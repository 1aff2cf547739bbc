import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askDeletion, exportOwnData } from '#contract/auth/own-data.endpoints.ts';
import { listWaitingTexts, readModeratedThread, unvalidateComment, unvalidateThread } from '#contract/threads/moderation.endpoints.ts';
import { closeReports } from '#contract/threads/reports.endpoints.ts';
import { deleteThread } from '#contract/threads/writing.endpoints.ts';
import { readThread, readThreadScore } from '#contract/threads/threads.endpoints.ts';
import { eraseDeletedThreads } from '#server/modules/threads/erase-deleted.ts';
import { threadReports } from '#server/modules/threads/reports.tables.ts';
import { threads } from '#server/modules/threads/threads.tables.ts';
import { call, newClient, signInAs } from '#tests/support/api.ts';
import { linesOf, publishedComment, sendReport } from '#tests/support/reports.ts';
import { newStaff } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { newThread, threadRow } from '#tests/support/threads.ts';

let test: TestApp;
let moderator: string;
beforeAll(async () => {
  test = await startTestApp();
  moderator = (await newStaff(test, 'MODERATOR')).bearer;
});
afterAll(() => test.close());

const report = (slug: string, bearer: string | undefined, body: object) => sendReport(test, slug, bearer, body);
const lines = (slug: string) => linesOf(test, moderator, slug);
const reportsOf = async (authID: string) => test.deps.db.select().from(threadReports).where(eq(threadReports.reporterId, authID));

describe('POST /v1/threads/thread/{slug}/report', () => {
  it('succeeds: a thread or one of its comments, a closed thread too, and the answer repeats what was said alone', async () => {
    const { bearer } = await newClient(test.app);
    const slug = await newThread(test, { status: 'LOCKED' });
    const commentId = await publishedComment(test, slug);
    const ofThread = await report(slug, bearer, { reason: 'PRIVACY', note: '  Le prénom de <b>ma sœur</b>.  ' });
    expect([ofThread.status, ofThread.body]).toEqual([201, { commentId: null, reason: 'PRIVACY', note: 'Le prénom de ma sœur.' }]);
    const ofComment = await report(slug, bearer, { reason: 'DISRESPECT', commentId, note: ' ' });
    expect([ofComment.status, ofComment.body]).toEqual([201, { commentId, reason: 'DISRESPECT', note: null }]);
    const [read, score] = await Promise.all([
      call(test.app, readThread, { parameters: { slug } }),
      call(test.app, readThreadScore, { parameters: { slug }, bearer }),
    ]);
    expect(JSON.stringify([read.body, score.body])).not.toMatch(/report|PRIVACY|DISRESPECT/);
  });

  it('of one person is one: said again it changes, keeps its place and answers alike', async () => {
    const [slug, { bearer, authID }] = [await newThread(test), await newClient(test.app)];
    const words = { reason: 'ADVERTISING', note: 'Un lien' };
    const first = await report(slug, bearer, words);
    const placed = test.clock.now();
    test.clock.advanceMinutes(5);
    expect(await report(slug, bearer, words)).toMatchObject({ status: first.status, body: first.body });
    expect(await reportsOf(authID)).toMatchObject([{ ...words, priority: 0, createdAt: placed, updatedAt: placed }]);
    expect((await report(slug, bearer, { reason: 'DANGER_TO_SELF' })).status).toBe(201);
    expect(await reportsOf(authID)).toMatchObject([{ reason: 'DANGER_TO_SELF', note: null, priority: 2, createdAt: placed }]);
    expect(await lines(slug)).toMatchObject([{ reports: { reasons: [{ reason: 'DANGER_TO_SELF', count: 1, notes: [] }] } }]);
  });

  it('sent twice in the same instant is one', async () => {
    const [slug, { bearer, authID }] = [await newThread(test), await newClient(test.app)];
    const answers = await Promise.all([1, 2, 3].map(() => report(slug, bearer, { reason: 'DISRESPECT' })));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await reportsOf(authID)).toHaveLength(1);
  });

  it('refuses what is not public, as if it were not there', async () => {
    const { bearer } = await newClient(test.app);
    const [slug, other] = [await newThread(test), await newThread(test)];
    const hidden = await Promise.all((['PENDING', 'UNVALIDATED', 'DELETED'] as const).map((status) => newThread(test, { status })));
    for (const each of [...hidden, 'nothing-here-a1b2']) {
      const { status, problem } = await report(each, bearer, { reason: 'PRIVACY' });
      expect([status, problem.ressource], each).toEqual([404, 'PUBLIC_THREAD']);
    }
    const comments = [
      await publishedComment(test, slug, { status: 'PENDING' }),
      await publishedComment(test, slug, { status: 'UNVALIDATED' }),
      await publishedComment(test, slug, { status: 'DELETED' }),
      await publishedComment(test, other),
      'a'.repeat(24),
    ];
    for (const commentId of comments) expect((await report(slug, bearer, { reason: 'PRIVACY', commentId })).status).toBe(404);
    expect((await lines(slug)).map(({ reports }) => reports)).toEqual([null]);
  });

  it('refuses a reason that is none, a note that is too long, an id that is none', async () => {
    const [slug, { bearer }] = [await newThread(test), await newClient(test.app)];
    const fieldOf = async (body: object) => (await report(slug, bearer, body)).problem.fields?.[0];
    expect(await fieldOf({})).toEqual({ fieldName: 'reason', message: 'Le motif est obligatoire' });
    expect((await fieldOf({ reason: 'BORING' }))?.fieldName).toBe('reason');
    expect((await fieldOf({ reason: 'PRIVACY', note: 'a'.repeat(501) }))?.fieldName).toBe('note');
    expect((await fieldOf({ reason: 'PRIVACY', commentId: 'x' }))?.fieldName).toBe('commentId');
    expect((await report(slug, bearer, { reason: 'PRIVACY', note: 'a'.repeat(500) })).status).toBe(201);
  });

  it('who may: everyone signed in', async () => {
    const slug = await newThread(test);
    expect((await report(slug, undefined, { reason: 'PRIVACY' })).problem.reason).toBe('UNAUTHENTICATED');
    expect((await report(slug, await signInAs(test.app, 'client'), { reason: 'PRIVACY' })).status).toBe(201);
    expect((await report(slug, await signInAs(test.app, 'therapist'), { reason: 'PRIVACY' })).status).toBe(201);
  });
});

describe('reported texts in GET /v1/threads/waiting-texts', () => {
  it('stand with what waits: danger with words of crisis, privacy with numbers, each since its first report; one line a text', async () => {
    const own = await startTestApp();
    const bearer = (await newStaff(own, 'MODERATOR')).bearer;
    const slug = await newThread(own, { title: 'Un fil signalé', contentNote: 'Parle de deuil' });
    const readers = await Promise.all([1, 2, 3].map(() => newClient(own.app)));
    const tell = async (reader: number, body: object, of = slug) => {
      own.clock.advanceMinutes(1);
      expect((await sendReport(own, of, readers[reader]?.bearer, body)).status).toBe(201);
    };
    const [rude, named, danger] = [
      await publishedComment(own, slug),
      await publishedComment(own, slug),
      await publishedComment(own, slug, { content: 'Je pars ce soir.' }),
    ];
    await tell(0, { reason: 'DISRESPECT', commentId: rude, note: 'Une moquerie' });
    await tell(0, { reason: 'PRIVACY', commentId: named });
    const pending = await newThread(own, { status: 'PENDING', priority: 2, createdAt: own.clock.now() });
    await tell(1, { reason: 'ADVERTISING' });
    await tell(0, { reason: 'DANGER_TO_SELF', commentId: danger, note: 'نخاف عليها' });
    await tell(1, { reason: 'DISRESPECT', commentId: danger, note: 'Trop dur' });
    await tell(2, { reason: 'DANGER_TO_SELF', commentId: danger });
    const { body } = await call(own.app, listWaitingTexts, { query: {}, bearer });
    expect(body.items.map(({ commentId, slug: of }) => commentId ?? of)).toEqual([pending, danger, named, rude, slug]);
    expect(body.total).toBe(5);
    expect(body.items[1]).toEqual({
      kind: 'COMMENT',
      slug,
      title: 'Un fil signalé',
      commentId: danger,
      content: 'Je pars ce soir.',
      contentNote: null,
      pseudonym: 'Galet doux',
      direction: 'ltr',
      isNameChosen: false,
      editedAt: null,
      concern: 'CRISIS',
      status: 'VALIDATED',
      reports: {
        reasons: [
          { reason: 'DANGER_TO_SELF', count: 2, notes: ['نخاف عليها'] },
          { reason: 'DISRESPECT', count: 1, notes: ['Trop dur'] },
        ],
        lastAt: own.clock.now().toISOString(),
      },
      assignee: null,
      privateWords: [],
      createdAt: expect.stringMatching(/Z$/),
    });
    expect(body.items.at(-1)).toMatchObject({ kind: 'THREAD', contentNote: 'Parle de deuil', concern: 'NONE', status: 'VALIDATED' });
    expect((await call(own.app, listWaitingTexts, { query: { limit: 2, page: 2 }, bearer })).body).toMatchObject({
      total: 5,
      items: [{ commentId: named }, { commentId: rude }],
    });
    for (const { authID } of readers) expect(JSON.stringify(body)).not.toContain(authID);
    expect(JSON.stringify(body)).not.toMatch(/reporter|userName|email/i);
    await own.close();
  });

  it('are shown with the thread too, to those who moderate', async () => {
    const [slug, { bearer, authID }] = [await newThread(test), await newClient(test.app)];
    const commentId = await publishedComment(test, slug);
    await report(slug, bearer, { reason: 'PRIVACY', commentId });
    const { body } = await call(test.app, readModeratedThread, { parameters: { slug }, bearer: moderator });
    expect(body).toMatchObject({ reports: null, comments: [{ commentId, reports: { reasons: [{ reason: 'PRIVACY', count: 1 }] } }] });
    expect(JSON.stringify(body)).not.toContain(authID);
  });

  it('count for a text that waits to be read again, and not under a thread that nobody sees', async () => {
    const [slug, { bearer }] = [await newThread(test), await newClient(test.app)];
    const commentId = await publishedComment(test, slug);
    await report(slug, bearer, { reason: 'DANGER_TO_OTHERS' });
    await report(slug, bearer, { reason: 'PRIVACY', commentId });
    await setStatus(slug, 'PENDING');
    expect(await lines(slug)).toMatchObject([{ status: 'PENDING', concern: 'CRISIS', reports: { reasons: [{ count: 1 }] } }]);
    await setStatus(slug, 'UNVALIDATED');
    expect(await lines(slug)).toEqual([]);
  });
});

describe('a text that readers report as a danger', () => {
  const seen = () => test.clock.now().toISOString();
  const closeReport = (slug: string, commentId?: string) =>
    call(test.app, closeReports, { parameters: { slug }, bearer: moderator, body: { seenUntil: seen(), ...(commentId && { commentId }) } });
  const openAsModerator = (slug: string) => call(test.app, readModeratedThread, { parameters: { slug }, bearer: moderator });

  it.each(['edited', 'withheld', 'deleted'] as const)('waits until somebody decides, its thread being %s', async (how) => {
    const [author, reader] = [await newClient(test.app), await newClient(test.app)];
    const slug = await newThread(test, { authorId: author.authID });
    const commentId = await publishedComment(test, slug, { content: 'Je pars ce soir.' });
    await report(slug, reader.bearer, { reason: 'DANGER_TO_SELF', commentId });
    await report(slug, reader.bearer, { reason: 'ADVERTISING' });
    if (how === 'edited') await setStatus(slug, 'PENDING');
    if (how === 'withheld')
      await call(test.app, unvalidateThread, { parameters: { slug }, bearer: moderator, body: { reason: 'Hors sujet.' } });
    if (how === 'deleted') expect((await call(test.app, deleteThread, { parameters: { slug }, bearer: author.bearer })).status).toBe(200);
    const waiting = () => lines(slug).then((all) => all.filter((each) => each.commentId === commentId));
    expect(await waiting()).toMatchObject([{ content: 'Je pars ce soir.', concern: 'CRISIS', reports: { reasons: [{ count: 1 }] } }]);
    const opened = await openAsModerator(slug);
    expect([opened.status, opened.body.comments]).toMatchObject([200, [{ commentId, content: 'Je pars ce soir.' }]]);
    const decided =
      how === 'withheld'
        ? await call(test.app, unvalidateComment, { parameters: { slug, commentId }, bearer: moderator, body: { reason: 'Appelé.' } })
        : await closeReport(slug, commentId);
    expect(decided.status).toBe(200);
    expect(await waiting()).toEqual([]);
  });

  it('waits when it is a thread that its author has deleted, and can be read; then it is gone', async () => {
    const [author, reader] = [await newClient(test.app), await newClient(test.app)];
    const slug = await newThread(test, { authorId: author.authID, content: '<p>Je pars ce soir.</p>' });
    await report(slug, reader.bearer, { reason: 'DANGER_TO_SELF' });
    await call(test.app, deleteThread, { parameters: { slug }, bearer: author.bearer });
    expect(await lines(slug)).toMatchObject([{ kind: 'THREAD', status: 'DELETED', content: '<p>Je pars ce soir.</p>' }]);
    expect((await openAsModerator(slug)).body.status).toBe('DELETED');
    expect((await closeReport(slug)).body).toMatchObject({ status: 'DELETED', reports: null });
    expect([await lines(slug), (await openAsModerator(slug)).status]).toEqual([[], 404]);
  });

  it('counts in the queue as it stands there', async () => {
    const before = (await call(test.app, listWaitingTexts, { query: {}, bearer: moderator })).body.total;
    const [slug, { bearer }] = [await newThread(test), await newClient(test.app)];
    await report(slug, bearer, { reason: 'DANGER_TO_SELF', commentId: await publishedComment(test, slug) });
    await setStatus(slug, 'UNVALIDATED');
    expect((await call(test.app, listWaitingTexts, { query: {}, bearer: moderator })).body.total).toBe(before + 1);
  });
});

describe('what is reported of a thread that its author deletes', () => {
  it('is closed, and erased with its words, notes too', async () => {
    const [author, { bearer, authID }] = [await newClient(test.app), await newClient(test.app)];
    const slug = await newThread(test, { authorId: author.authID });
    await report(slug, bearer, { reason: 'PRIVACY', note: 'Elle cite ma rue' });
    await report(slug, bearer, { reason: 'DISRESPECT', commentId: await publishedComment(test, slug), note: 'Une moquerie' });
    await call(test.app, deleteThread, { parameters: { slug }, bearer: author.bearer });
    const closed = await reportsOf(authID);
    expect(closed.map(({ closedAt }) => closedAt)).toEqual([test.clock.now(), test.clock.now()]);
    const inAMonth = new Date(test.clock.now().getTime() + 31 * 86_400_000);
    await eraseDeletedThreads({ ...test.deps, clock: { now: () => inAMonth } });
    expect(await reportsOf(authID)).toEqual([]);
  });
});

describe('what a person has reported', () => {
  it('is in their own data, and nobody else’s', async () => {
    const [slug, { bearer }] = [await newThread(test, { title: 'Un titre à emporter' }), await newClient(test.app)];
    await report(slug, bearer, { reason: 'PRIVACY', note: 'Mon mot' });
    const { body } = await call(test.app, exportOwnData, { bearer });
    expect(body['Signalements']).toMatchObject([
      { Discussion: 'Un titre à emporter', 'Au sujet d’une réponse': false, Motif: 'PRIVACY', 'Votre note': 'Mon mot' },
    ]);
    const other = await newClient(test.app);
    expect((await call(test.app, exportOwnData, { bearer: other.bearer })).body['Signalements']).toEqual([]);
  });

  it('goes with their account; what others reported of texts that are erased goes too', async () => {
    const own = await startTestApp();
    const [leaving, staying] = [await newClient(own.app), await newClient(own.app)];
    const slug = await newThread(own);
    const commentId = await publishedComment(own, slug, { authorId: leaving.authID });
    const theirs = await newThread(own, { authorId: leaving.authID });
    await sendReport(own, slug, leaving.bearer, { reason: 'PRIVACY' });
    for (const [of, body] of [
      [slug, { reason: 'PRIVACY', commentId, note: 'Elle cite son nom' }],
      [theirs, { reason: 'PRIVACY', note: 'Elle cite son adresse' }],
      [slug, { reason: 'ADVERTISING' }],
    ] as const)
      expect((await sendReport(own, of, staying.bearer, body)).status).toBe(201);
    await call(own.app, askDeletion, { bearer: leaving.bearer, body: { threads: 'DELETE' } });
    own.clock.advanceMinutes(30 * 24 * 60);
    while ((await own.deliverDue()) > 0);
    const left = await own.deps.db.select().from(threadReports);
    expect(left).toMatchObject([{ reporterId: staying.authID, reason: 'ADVERTISING', commentId: null }]);
    await own.close();
  });
});

async function setStatus(slug: string, status: 'PENDING' | 'UNVALIDATED'): Promise<void> {
  const { id } = await threadRow(test, slug);
  await test.deps.db.update(threads).set({ status }).where(eq(threads.id, id));
}
