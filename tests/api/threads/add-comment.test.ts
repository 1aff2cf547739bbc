import { randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { problemSentences } from '#contract/problem.ts';
import { addComment, listThreads, readThread } from '#contract/threads/threads.endpoints.ts';
import { forgetOldKeys } from '#server/http/idempotency.ts';
import { idempotencyKeys } from '#server/http/idempotency.tables.ts';
import { accounts, roles } from '#server/modules/auth/auth.tables.ts';
import { hot } from '#server/votes/hot.ts';
import { comments, threads } from '#server/modules/threads/threads.tables.ts';
import { call, newClient, signInAs } from '#tests/support/api.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { newThread, sendComment, threadRow } from '#tests/support/threads.ts';

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test.close());

const send = (...rest: Parameters<typeof sendComment> extends [TestApp, ...infer Rest] ? Rest : never) => sendComment(test, ...rest);
const read = async (slug: string) => (await call(test.app, readThread, { parameters: { slug } })).body;

async function commentRow(commentId: string) {
  const [row] = await test.deps.db.select().from(comments).where(eq(comments.id, commentId));
  if (!row) throw new Error('the comment is not stored');
  return row;
}

const validate = (commentId: string) => test.deps.db.update(comments).set({ status: 'VALIDATED' }).where(eq(comments.id, commentId));

/** A person with three validated comments, in a thread of their own. */
async function knownAuthor() {
  const person = await newClient(test.app);
  const slug = await newThread(test);
  for (const content of ['Un', 'Deux', 'Trois']) await validate((await send(slug, person.bearer, content)).body.commentId);
  return person;
}

describe('PUT /v1/threads/thread/add-comment/{slug}', () => {
  describe('succeeds', () => {
    it('keeps the comment of a new author to be read first', async () => {
      const [slug, { bearer, authID }] = [await newThread(test), await newClient(test.app)];
      const { status, body, headers } = await send(slug, bearer, '  Bon courage à vous.\n\nOn en sort.  ');
      expect(status).toBe(200);
      expect(body).toEqual({
        commentId: body.commentId,
        content: 'Bon courage à vous.\n\nOn en sort.',
        pseudonym: body.pseudonym,
        isStaff: false,
        direction: 'ltr',
        status: 'PENDING',
        reason: null,
        isAnonymous: true,
        createdAt: test.clock.now().toISOString(),
        editedAt: null,
        editableUntil: new Date(test.clock.now().getTime() + 6 * 3_600_000).toISOString(),
        clientItemId: null,
      });
      expect(headers['cache-control']).toBe('no-store');
      expect(await commentRow(body.commentId)).toMatchObject({ authorId: authID, status: 'PENDING', priority: 0 });
      expect(await read(slug)).toMatchObject({ comments: [], commentCount: 0 });
    });

    it('publishes at once from the fourth on, and warms the thread', async () => {
      const slug = await newThread(test, { upvotes: 4 });
      const { bearer } = await newClient(test.app);
      for (const content of ['Un', 'Deux', 'Trois']) {
        const { body } = await send(slug, bearer, content);
        expect(body.status).toBe('PENDING');
        await validate(body.commentId);
        test.clock.advanceMinutes(1);
      }
      expect((await send(slug, bearer, 'Quatre')).body.status).toBe('VALIDATED');
      const { comments: shown, commentCount } = await read(slug);
      expect([shown.map(({ content }) => content), commentCount]).toEqual([['Un', 'Deux', 'Trois', 'Quatre'], 4]);
      const row = await threadRow(test, slug);
      expect(row.hot).toBeCloseTo(hot({ ...row, commentsByOthers: 4, publishedAt: row.createdAt }), 9);
      expect(row.hot).toBeGreaterThan(hot({ ...row, commentsByOthers: 0, publishedAt: row.createdAt }));
    });

    it('does not warm a thread by its own author’s answers', async () => {
      const { bearer, authID } = await knownAuthor();
      const slug = await newThread(test, { authorId: authID, pseudonym: 'Lune voilée', upvotes: 4 });
      const { body } = await send(slug, bearer, 'Merci à tous.');
      expect([body.status, body.pseudonym]).toEqual(['VALIDATED', 'Lune voilée']);
      const row = await threadRow(test, slug);
      expect([row.commentCount, row.hot]).toEqual([1, hot({ ...row, publishedAt: row.createdAt })]);
    });

    it.each([
      ['Voyez https://exemple.tn', 1],
      ['Mon numéro : 20 123 456', 1],
      ['98 - 123 - 456', 1],
      ['98/123/456', 1],
      ['Voyez guerison.ma', 1],
      ['Retrouvez @sara_bn', 1],
      ['Parfois j’ai envie de mourir', 2],
      ['كرهت حياتي', 2],
      ['n7eb nmout', 2],
      ['I want to die', 2],
    ])('reads %j first, whoever wrote it', async (content, priority) => {
      const [slug, { bearer }] = [await newThread(test), await knownAuthor()];
      const { status, body } = await send(slug, bearer, content);
      expect([status, body.status, body.content]).toEqual([200, 'PENDING', content]);
      expect(JSON.stringify(body)).not.toContain('priority');
      expect((await commentRow(body.commentId)).priority).toBe(priority);
    });

    it('stores text: markup is gone, what only looks like it is not', async () => {
      const [slug, { bearer }] = [await newThread(test), await newClient(test.app)];
      const { body } = await send(slug, bearer, '<p>Je vous <b>lis</b> <3</p><script>alert(1)</script><img src=x onerror=alert(1)>');
      expect(body.content).toBe('Je vous lis <3');
      expect((await commentRow(body.commentId)).content).toBe(body.content);
      expect((await send(slug, bearer, '<<merci>> شكرًا')).body).toMatchObject({ content: '<<merci>> شكرًا', direction: 'ltr' });
      expect((await send(slug, bearer, 'شكرًا لكم')).body.direction).toBe('rtl');
    });

    it('keeps no character that is shown as nothing, but the joiners of words and emoji', async () => {
      const [slug, { bearer }] = [await newThread(test), await knownAuthor()];
      const { body } = await send(slug, bearer, '9\u200B8\u20601\u00AD2\uFEFF3\u200E4\u202E5\u20666 می\u200Cخواهم 👩\u200D👧');
      expect(body).toMatchObject({ content: '98123456 می\u200Cخواهم 👩\u200D👧', status: 'PENDING' });
      expect((await commentRow(body.commentId)).priority).toBe(1);
    });

    it('gives one pseudonym within a thread, another one in the next, and no name', async () => {
      const [first, second, third] = [await newThread(test), await newThread(test), await newThread(test)];
      const [one, other] = [await newClient(test.app), await newClient(test.app)];
      const name = async (slug: string, bearer: string, more = {}) => (await send(slug, bearer, 'Bonjour', { more })).body.pseudonym;
      const mine = await name(first, one.bearer);
      expect([await name(first, one.bearer), await name(first, one.bearer, { isAnonymous: false })]).toEqual([mine, mine]);
      const inFirst = [mine, await name(first, other.bearer), 'Saule pensif'];
      expect(new Set(inFirst).size).toBe(3);
      // Drawn for each thread among some two thousand: twice the same by chance now and then, three times hardly ever.
      const elsewhere = [await name(second, one.bearer), await name(third, one.bearer)];
      expect(new Set([mine, ...elsewhere]).size).toBeGreaterThan(1);
      for (const each of [...inFirst, ...elsewhere]) expect(each).toMatch(/^\p{Lu}\p{L}+ \p{L}+$/u);
    });

    it('gives the practice’s badge to nobody, and its people a pseudonym like any other', async () => {
      const [slug, bearer] = [await newThread(test), await signInAs(test.app, 'therapist')];
      const { authorId } = await commentRow((await send(slug, bearer, 'Un')).body.commentId);
      await test.deps.db
        .update(comments)
        .set({ isStaff: true, pseudonym: 'Réponse du cabinet' })
        .where(eq(comments.authorId, authorId ?? ''));
      const { body } = await send(slug, bearer, 'Deux', { more: { isStaff: true, status: 'VALIDATED' } });
      expect(body).toMatchObject({ isStaff: false, status: 'PENDING' });
      expect(body.pseudonym).not.toBe('Réponse du cabinet');
    });

    it('draws one pseudonym for two first comments sent at once', async () => {
      const [slug, { bearer }] = [await newThread(test), await newClient(test.app)];
      const answers = await Promise.all(['Un', 'Deux', 'Trois'].map((content) => send(slug, bearer, content)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(new Set(answers.map(({ body }) => body.pseudonym)).size).toBe(1);
    });
  });

  describe('an item of the outbox', () => {
    it('is named by the answer, and answers the same comment however often it comes', async () => {
      const [slug, { bearer }, item] = [await newThread(test), await newClient(test.app), randomUUID()];
      const first = await send(slug, bearer, 'Bonjour', { item });
      const again = await send(slug, bearer, 'Bonjour', { item });
      expect([first.status, first.body.clientItemId]).toEqual([200, item]);
      expect(again.body).toEqual(first.body);
      expect(await test.deps.db.select().from(comments).where(eq(comments.clientItemId, item))).toHaveLength(1);
    });

    it('answers the same comment after the key is forgotten, even in a thread that has closed', async () => {
      const [slug, { bearer, authID }, item] = [await newThread(test), await newClient(test.app), randomUUID()];
      const first = await send(slug, bearer, 'Bonjour <b>vous</b>', { item });
      const later = { ...test.deps, clock: { now: () => new Date(test.clock.now().getTime() + 31 * 24 * 3_600_000) } };
      await forgetOldKeys(later);
      expect((await send(slug, bearer, 'Bonjour <b>vous</b>', { item })).body).toEqual(first.body);

      await forgetOldKeys(later);
      const otherText = await send(slug, bearer, 'Bonsoir', { item });
      expect([otherText.status, otherText.problem.reason]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
      expect((await send(await newThread(test), bearer, 'Bonjour vous', { item })).status).toBe(422);
      expect((await send(slug, bearer, 'Bonjour vous', { item, more: { isAnonymous: false } })).status).toBe(422);

      await test.deps.db.update(threads).set({ status: 'DELETED' }).where(eq(threads.slug, slug));
      await test.deps.db.update(comments).set({ status: 'DELETED', content: '' }).where(eq(comments.authorId, authID));
      expect((await send(slug, bearer, 'Bonjour vous', { item })).body).toEqual({
        ...first.body,
        status: 'DELETED',
        content: '',
        editableUntil: null,
      });
    });

    it('is refused with another text, and is nobody else’s', async () => {
      const [slug, { bearer }, item] = [await newThread(test), await newClient(test.app), randomUUID()];
      const first = await send(slug, bearer, 'Bonjour', { item });
      const other = await send(slug, bearer, 'Bonsoir', { item });
      expect([other.status, other.problem.reason]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
      const hers = await send(slug, (await newClient(test.app)).bearer, 'Bonsoir', { item });
      expect([hers.status, hers.body.clientItemId, hers.body.content]).toEqual([200, item, 'Bonsoir']);
      expect(hers.body.commentId).not.toBe(first.body.commentId);
    });

    it('makes one comment when it comes several times at once', async () => {
      const [slug, { bearer }, item] = [await newThread(test), await newClient(test.app), randomUUID()];
      const answers = await Promise.all(Array.from({ length: 4 }, () => send(slug, bearer, 'Bonjour', { item })));
      for (const { status } of answers) expect([200, 409]).toContain(status);
      expect(answers.some(({ status }) => status === 200)).toBe(true);
      expect(await test.deps.db.select().from(comments).where(eq(comments.clientItemId, item))).toHaveLength(1);
    });

    it('that was put right on the way takes the place of what nobody has read yet, and of nobody else’s', async () => {
      const [slug, { bearer }, hers] = [await newThread(test), await newClient(test.app), await newClient(test.app)];
      const [lost, lostToo, item] = [randomUUID(), randomUUID(), randomUUID()];
      await send(slug, bearer, 'Bonjour', { item: lost });
      await send(slug, hers.bearer, 'Bonjour', { item: lost });
      const corrected = { item, more: { replaces: [lost, lostToo] } };
      const { body } = await send(slug, bearer, 'Bonsoir', corrected);
      expect(body).toMatchObject({ content: 'Bonsoir', clientItemId: item, status: 'PENDING' });
      await forgetOldKeys({ ...test.deps, clock: { now: () => new Date(test.clock.now().getTime() + 31 * 24 * 3_600_000) } });
      expect((await send(slug, bearer, 'Bonsoir', corrected)).body).toEqual(body);
      const rows = await test.deps.db
        .select()
        .from(comments)
        .where(inArray(comments.clientItemId, [lost, lostToo, item]));
      expect(new Map(rows.map(({ clientItemId, content }) => [clientItemId, content]))).toEqual(
        new Map([
          [lost, 'Bonjour'],
          [item, 'Bonsoir'],
        ]),
      );
      expect(rows).toHaveLength(2);
    });

    it('that was put right on the way changes what is published where it stands, in its first hours', async () => {
      const { bearer } = await knownAuthor();
      const [slug, lost, item] = [await newThread(test), randomUUID(), randomUUID()];
      const first = (await send(slug, bearer, 'Bonjour', { item: lost })).body;
      expect(first.status).toBe('VALIDATED');
      test.clock.advanceMinutes(5);
      const corrected = { item, more: { replaces: [lost] } };
      const { body } = await send(slug, bearer, 'Bonsoir', corrected);
      expect(body).toEqual({ ...first, content: 'Bonsoir', clientItemId: item, editedAt: test.clock.now().toISOString() });
      expect((await send(slug, bearer, 'Bonsoir', corrected)).body).toEqual(body);
      expect(await read(slug)).toMatchObject({ comments: [{ content: 'Bonsoir' }], commentCount: 1 });

      const createdAt = new Date(test.clock.now().getTime() - 6 * 3_600_000);
      await test.deps.db.update(comments).set({ createdAt }).where(eq(comments.id, first.commentId));
      const late = await send(slug, bearer, 'Bonne nuit', { item: randomUUID(), more: { replaces: [lost, item] } });
      expect([late.status, late.problem.reason]).toEqual([409, 'NO_LONGER_EDITABLE']);
    });

    it('that overtakes what it puts right keeps it out, however late it comes', async () => {
      const [slug, { bearer }] = [await newThread(test), await newClient(test.app)];
      const [slow, item] = [randomUUID(), randomUUID()];
      expect((await send(slug, bearer, 'Bonsoir', { item, more: { replaces: [slow] } })).status).toBe(200);
      const late = await send(slug, bearer, 'Bonjour', { item: slow });
      expect([late.status, late.problem.reason]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
      const rows = await test.deps.db
        .select()
        .from(comments)
        .where(inArray(comments.clientItemId, [slow, item]));
      expect(rows.map(({ content }) => content)).toEqual(['Bonsoir']);
    });

    it('waits while what it puts right is being added, and stands alone when both come at once', async () => {
      const [slug, { bearer }] = [await newThread(test), await newClient(test.app)];
      for (let round = 0; round < 5; round += 1) {
        const [slow, item] = [randomUUID(), randomUUID()];
        const corrected = { item, more: { replaces: [slow] } };
        const [first, second] = await Promise.all([
          send(slug, bearer, `Bonjour ${round}`, { item: slow }),
          send(slug, bearer, `Bonsoir ${round}`, corrected),
        ]);
        expect([200, 422]).toContain(first.status);
        if (second.status !== 200) expect([second.status, second.problem.reason]).toEqual([409, 'IN_PROGRESS']);
        expect((await send(slug, bearer, `Bonsoir ${round}`, corrected)).status).toBe(200);
        const rows = await test.deps.db
          .select()
          .from(comments)
          .where(inArray(comments.clientItemId, [slow, item]));
        expect(rows.map(({ content }) => content)).toEqual([`Bonsoir ${round}`]);
      }
    });

    it('is taken once what it puts right has died with its process, a minute on', async () => {
      const [slug, { bearer, authID }] = [await newThread(test), await newClient(test.app)];
      const [slow, item] = [randomUUID(), randomUUID()];
      const corrected = { item, more: { replaces: [slow] } };
      const running = { accountId: authID, key: `${slow}/send`, bodyHash: 'its own', startedAt: test.clock.now() };
      await test.deps.db.insert(idempotencyKeys).values(running);
      expect((await send(slug, bearer, 'Bonsoir', corrected)).problem.reason).toBe('IN_PROGRESS');
      test.clock.advanceMinutes(2);
      expect((await send(slug, bearer, 'Bonsoir', corrected)).status).toBe(200);
    });

    it('that puts right what was turned down meanwhile is a new one', async () => {
      const [slug, { bearer }, lost] = [await newThread(test), await newClient(test.app), randomUUID()];
      const { commentId } = (await send(slug, bearer, 'Bonjour', { item: lost })).body;
      await test.deps.db.update(comments).set({ status: 'UNVALIDATED' }).where(eq(comments.id, commentId));
      const { body } = await send(slug, bearer, 'Bonsoir', { item: randomUUID(), more: { replaces: [lost] } });
      expect([body.status, body.commentId === commentId]).toEqual(['PENDING', false]);
      expect(await commentRow(commentId)).toMatchObject({ content: 'Bonjour', status: 'UNVALIDATED' });
    });

    it('names at most ten earlier ones', async () => {
      const [slug, { bearer }] = [await newThread(test), await newClient(test.app)];
      const replaces = Array.from({ length: 11 }, () => randomUUID());
      const refused = await send(slug, bearer, 'Bonjour', { item: randomUUID(), more: { replaces } });
      expect([refused.status, refused.problem.fields?.[0]?.fieldName]).toEqual([400, 'replaces']);
    });

    it('may be tried again once it was refused', async () => {
      const [slug, { bearer }, item] = [await newThread(test, { status: 'LOCKED' }), await newClient(test.app), randomUUID()];
      expect((await send(slug, bearer, 'Bonjour', { item })).status).toBe(409);
      await test.deps.db.update(threads).set({ status: 'VALIDATED' }).where(eq(threads.slug, slug));
      expect((await send(slug, bearer, 'Bonjour à vous', { item })).status).toBe(200);
    });
  });

  describe('refuses', () => {
    it('a thread that is locked, in words', async () => {
      const [slug, { bearer }] = [await newThread(test, { status: 'LOCKED' }), await newClient(test.app)];
      const { status, problem } = await send(slug, bearer, 'Bonjour');
      expect([status, problem]).toEqual([409, { message: problemSentences.THREAD_LOCKED.fr, reason: 'THREAD_LOCKED' }]);
      const inEnglish = await call(test.app, addComment, { bearer, parameters: { slug }, body: { content: 'Hello' }, locale: 'en' });
      expect(inEnglish.problem.message).toBe(problemSentences.THREAD_LOCKED.en);
    });

    it('a thread more than ninety days old', async () => {
      const daysAgo = (days: number, seconds = 0) => new Date(test.clock.now().getTime() - days * 86_400_000 - seconds * 1000);
      const { bearer } = await newClient(test.app);
      expect((await send(await newThread(test, { createdAt: daysAgo(90) }), bearer, 'Bonjour')).status).toBe(200);
      const { status, problem } = await send(await newThread(test, { createdAt: daysAgo(90, 1) }), bearer, 'Bonjour');
      expect([status, problem.reason]).toEqual([409, 'COMMENTS_CLOSED']);
    });

    it('a thread that nobody sees, as if there were none', async () => {
      const { bearer, authID } = await newClient(test.app);
      const missing = await send('nothing-here-a1b2', bearer, 'Bonjour');
      expect([missing.status, missing.problem.ressource]).toEqual([404, 'PUBLIC_THREAD']);
      for (const state of ['PENDING', 'UNVALIDATED', 'DELETED'] as const) {
        const { status, problem } = await send(await newThread(test, { status: state, authorId: authID }), bearer, 'Bonjour');
        expect([status, problem]).toEqual([404, missing.problem]);
      }
    });

    it.each([
      [undefined, 'content', 'Le texte est obligatoire'],
      ['', 'content', 'Le texte est obligatoire'],
      ['   \n ', 'content', 'Le texte est obligatoire'],
      ['<p></p><script>x</script>', 'content', 'Le texte est obligatoire'],
      ['a'.repeat(2001), 'content', 'Le texte ne doit pas dépassé 2000 caractères'],
      [12, 'content', "Le texte n'est pas une chaîne de caractères valide"],
    ])('the content %.40j', async (content, fieldName, message) => {
      const [slug, { bearer }] = [await newThread(test), await newClient(test.app)];
      const { status, problem } = await send(slug, bearer, content);
      expect([status, problem.fields]).toEqual([400, [{ fieldName, message }]]);
    });

    it('an isAnonymous that is neither true nor false, and takes two thousand characters between blanks', async () => {
      const [slug, { bearer }] = [await newThread(test), await newClient(test.app)];
      const wrong = await send(slug, bearer, 'Bonjour', { more: { isAnonymous: 'yes' } });
      expect(wrong.problem.fields).toEqual([{ fieldName: 'isAnonymous', message: "Le choix de l'anonymat doit valoir vrai ou faux" }]);
      expect((await send(slug, bearer, ` ${'a'.repeat(2000)} `)).body.content).toHaveLength(2000);
    });

    it('the seventh within ten minutes', async () => {
      const app = await test.openLimited();
      const [slug, { bearer }] = [await newThread(test), await newClient(test.app)];
      const again = () => call(app, addComment, { bearer, parameters: { slug }, body: { content: 'Bonjour' } });
      for (let time = 0; time < 6; time += 1) expect((await again()).status).toBe(200);
      const { status, problem, headers } = await again();
      expect([status, problem.reason]).toEqual([429, 'RATE_LIMITED']);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect(Number(headers['retry-after'])).toBeLessThanOrEqual(600);
      await app.close();
    });
  });

  it('who may: whoever holds PUBLIC_THREAD, but no visitor, no temporary user and nobody banned or suspended', async () => {
    const slug = await newThread(test);
    const as = (bearer: string) => send(slug, bearer, 'Bonjour');
    for (const who of ['client', 'therapist', 'moderator', 'admin'] as const)
      expect((await as(await signInAs(test.app, who))).status, who).toBe(200);
    expect((await as((await newClient(test.app, { isActivated: false })).bearer)).status).toBe(200);

    const visitor = await call(test.app, addComment, { parameters: { slug }, body: { content: 'Bonjour' } });
    expect([visitor.status, visitor.problem.reason]).toEqual([401, 'UNAUTHENTICATED']);
    expect((await as('forged')).problem.reason).toBe('TOKEN');

    const person = await newClient(test.app);
    const become = async (values: Partial<typeof accounts.$inferInsert>) => {
      await test.deps.db.update(accounts).set(values).where(eq(accounts.id, person.authID));
      const { status, problem } = await as(person.bearer);
      return [status, problem.reason];
    };
    expect(await become({ state: 'BANNED' })).toEqual([403, 'BANNED']);
    expect(await become({ state: 'SUSPENDED', suspendedUntil: new Date('2026-12-01T00:00:00.000Z') })).toEqual([403, 'SUSPENDED']);
    const [temporary] = await test.deps.db.select().from(roles).where(eq(roles.name, 'TEMPORARY'));
    expect(await become({ state: 'ACTIVE', suspendedUntil: null, roleId: temporary?.id ?? '' })).toEqual([403, 'ACCESS_MISMATCH']);
  });

  it('tells nobody who wrote: no public answer holds the account, the item or what waits', async () => {
    const [slug, known, fresh] = [await newThread(test), await knownAuthor(), await newClient(test.app)];
    const item = randomUUID();
    expect((await send(slug, known.bearer, 'Publié', { item })).body.status).toBe('VALIDATED');
    await send(slug, fresh.bearer, 'En attente');
    const list = await call(test.app, listThreads, { query: { 'sort-type': 'NEW', limit: 100 } });
    const shown = JSON.stringify([await read(slug), list.body]);
    for (const secret of [known.authID, fresh.authID, item, 'En attente']) expect(shown).not.toContain(secret);
    expect(shown).toContain('Publié');
  });
});
