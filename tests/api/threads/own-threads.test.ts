import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addComment, readThread, readThreadScore } from '#contract/threads/threads.endpoints.ts';
import {
  assignText,
  listWaitingTexts,
  readModeratedThread,
  unvalidateThread,
  validateComment,
  validateThread,
} from '#contract/threads/moderation.endpoints.ts';
import {
  deleteThread,
  listOwnThreads,
  openThread,
  readOwnThread,
  updateComment,
  updateThread,
} from '#contract/threads/writing.endpoints.ts';
import { forgetOldKeys } from '#server/http/idempotency.ts';
import { categories } from '#server/modules/categories/categories.tables.ts';
import { forgetAuthor } from '#server/modules/threads/forget-author.ts';
import { eraseDeletedThreads } from '#server/modules/threads/erase-deleted.ts';
import { comments, threads } from '#server/modules/threads/threads.tables.ts';
import { accounts } from '#server/modules/auth/auth.tables.ts';
import { call, newClient } from '#tests/support/api.ts';
import { newStaff } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { newThread, sendComment, threadRow } from '#tests/support/threads.ts';

let test: TestApp;
let categoryId: string;
let moderator: Awaited<ReturnType<typeof newStaff>>;
beforeAll(async () => {
  test = await startTestApp();
  moderator = await newStaff(test, 'MODERATOR');
  const [category] = await test.deps.db.select().from(categories).limit(1);
  categoryId = category?.id ?? '';
});
afterAll(() => test.close());

/** As if thirty days had passed. */
const forgetKeys = () => forgetOldKeys({ ...test.deps, clock: { now: () => new Date(test.clock.now().getTime() + 31 * 86_400_000) } });
const hoursAgo = (hours: number) => new Date(test.clock.now().getTime() - hours * 3_600_000);
const age = (slug: string, hours: number) =>
  test.deps.db
    .update(threads)
    .set({ createdAt: hoursAgo(hours) })
    .where(eq(threads.slug, slug));

const words = 'Je reviens au travail lundi, et je ne sais pas par où commencer.';
const written = () => ({ title: 'Reprendre après une longue pause', content: `<p>${words}</p>`, categoryId });

const open = (bearer: string, more: object = {}, item?: string) =>
  call(test.app, openThread, {
    bearer,
    body: { ...written(), ...more },
    headers: item ? { 'idempotency-key': `${item}/open` } : {},
  });
const take = (slug: string) => call(test.app, assignText, { parameters: { slug }, bearer: moderator.bearer, body: { isAssigned: true } });
const own = (bearer: string) => call(test.app, listOwnThreads, { bearer });
const publish = (slug: string) => call(test.app, validateThread, { parameters: { slug }, bearer: moderator.bearer });
const change = (slug: string, bearer: string, more: object = {}) =>
  call(test.app, updateThread, { parameters: { slug }, bearer, body: { ...written(), ...more } });
const remove = (slug: string, bearer: string) => call(test.app, deleteThread, { parameters: { slug }, bearer });
const readPublic = (slug: string) => call(test.app, readThread, { parameters: { slug } });

describe('POST /v1/threads/thread/', () => {
  describe('succeeds', () => {
    it('keeps a thread that waits to be read, under a pseudonym, and tells its author so', async () => {
      const { bearer, authID } = await newClient(test.app);
      const { status, body } = await open(bearer, { contentNote: ' Il est question de travail ' });
      expect(status).toBe(201);
      expect(body).toMatchObject({
        slug: expect.stringMatching(/^reprendre-apres-une-longue-pause-[a-z2-9]{4}$/),
        title: 'Reprendre après une longue pause',
        content: `<p>${words}</p>`,
        excerpt: words,
        contentNote: 'Il est question de travail',
        language: 'fr',
        direction: 'ltr',
        status: 'PENDING',
        reason: null,
        isAnonymous: true,
        editedAt: null,
        editableUntil: new Date(test.clock.now().getTime() + 6 * 3_600_000).toISOString(),
        clientItemId: null,
      });
      expect(await threadRow(test, body.slug)).toMatchObject({ authorId: authID, priority: 0 });
      expect((await readPublic(body.slug)).status).toBe(404);
      expect((await own(bearer)).body.items).toMatchObject([{ slug: body.slug, status: 'PENDING' }]);
    });

    it.each([
      ['ar', 'rtl', 'لا أعرف من أين أبدأ', '<p>أعود إلى العمل يوم الاثنين ولا أعرف من أين أبدأ بعد هذا الغياب</p>'],
      ['aeb-Latn', 'ltr', 'Nheb nerja3 lel khedma', '<p>Barcha wa9t ma khdemtch w taw ma na3rafch chnowa na3mel</p>'],
      ['en', 'ltr', 'Going back to work', '<p>I go back to work on Monday and do not know where to begin at all.</p>'],
    ])('finds the language %s and its direction', async (language, direction, title, content) => {
      const { bearer } = await newClient(test.app);
      expect((await open(bearer, { title, content })).body).toMatchObject({ language, direction });
    });

    it('keeps what is allowed of rich text, and no more', async () => {
      const { bearer } = await newClient(test.app);
      const content = `<h2>Titre</h2><p onclick="steal()">${words} <strong>a</strong> <a href="javascript:steal()">b</a></p><script>steal()</script><img src=x onerror=steal()>`;
      const { body } = await open(bearer, { title: '<b>Reprendre</b> après une pause', content });
      expect(body).toMatchObject({ title: 'Reprendre après une pause', content: `Titre<p>${words} <strong>a</strong> b</p>` });
    });

    it('signs with the first name of the account where its author wants so, else with a pseudonym', async () => {
      const person = await newClient(test.app);
      await test.deps.db.update(accounts).set({ firstName: 'Amine' }).where(eq(accounts.id, person.authID));
      expect((await open(person.bearer, { isAnonymous: false })).body).toMatchObject({ pseudonym: 'Amine', isAnonymous: false });
      expect((await open(person.bearer)).body.pseudonym).not.toBe('Amine');
      const nameless = await newClient(test.app);
      await test.deps.db.update(accounts).set({ firstName: null }).where(eq(accounts.id, nameless.authID));
      expect((await open(nameless.bearer, { isAnonymous: false })).body.pseudonym).toMatch(/^\S+ \S+$/);
    });

    it('tells two people of one first name apart in a thread, and a person is called there as they began', async () => {
      const slug = await newThread(test, { pseudonym: 'Amine' });
      const [one, two] = [await newClient(test.app), await newClient(test.app)];
      for (const { authID } of [one, two]) await test.deps.db.update(accounts).set({ firstName: 'Amine' }).where(eq(accounts.id, authID));
      const signed = { more: { isAnonymous: false } };
      expect((await sendComment(test, slug, one.bearer, 'Un.', signed)).body.pseudonym).toBe('Amine 2');
      expect((await sendComment(test, slug, two.bearer, 'Deux.', signed)).body.pseudonym).toBe('Amine 3');
      expect((await sendComment(test, slug, one.bearer, 'Trois.')).body.pseudonym).toBe('Amine 2');
    });

    it('publishes no first name that nobody has read, by way of a second answer either', async () => {
      const person = await newClient(test.app);
      const known = await newThread(test);
      for (const content of ['Un.', 'Deux.', 'Trois.']) {
        const { commentId } = (await sendComment(test, known, person.bearer, content)).body;
        await call(test.app, validateComment, { parameters: { slug: known, commentId }, bearer: moderator.bearer });
      }
      await test.deps.db.update(accounts).set({ firstName: 'Bonne Pharmacie' }).where(eq(accounts.id, person.authID));
      const slug = await newThread(test);
      const signed = (await sendComment(test, slug, person.bearer, 'Quatre.', { more: { isAnonymous: false } })).body;
      const second = (await sendComment(test, slug, person.bearer, 'Cinq.')).body;
      expect([signed, second]).toMatchObject([{ status: 'PENDING' }, { status: 'PENDING', pseudonym: 'Bonne Pharmacie' }]);
      await call(test.app, validateComment, { parameters: { slug, commentId: signed.commentId }, bearer: moderator.bearer });
      expect((await sendComment(test, slug, person.bearer, 'Six.')).body.status).toBe('VALIDATED');
    });

    it('takes a first name back where it stands, from its author’s own answers too', async () => {
      const person = await newClient(test.app);
      await test.deps.db.update(accounts).set({ firstName: 'Amine' }).where(eq(accounts.id, person.authID));
      const lost = randomUUID();
      const { slug } = (await open(person.bearer, { isAnonymous: false }, lost)).body;
      await publish(slug);
      const answer = (await sendComment(test, slug, person.bearer, 'Je précise.')).body;
      expect(answer.pseudonym).toBe('Amine');
      await call(test.app, validateComment, { parameters: { slug, commentId: answer.commentId }, bearer: moderator.bearer });
      const now = (await open(person.bearer, { isAnonymous: true, replaces: [lost] }, randomUUID())).body;
      expect(now.isAnonymous).toBe(true);
      expect(now.pseudonym).not.toBe('Amine');
      await publish(now.slug);
      const { pseudonym, comments } = (await readPublic(now.slug)).body;
      expect([pseudonym, ...comments.map((each) => each.pseudonym)]).toEqual([now.pseudonym, now.pseudonym]);
    });

    it('takes nobody else’s name when its author signs otherwise: neither a first name nor a pseudonym', async () => {
      const [author, other] = [await newClient(test.app), await newClient(test.app)];
      await test.deps.db.update(accounts).set({ firstName: 'Amine' }).where(eq(accounts.id, other.authID));
      const lost = randomUUID();
      const { slug } = (await open(author.bearer, {}, lost)).body;
      await publish(slug);
      expect((await sendComment(test, slug, other.bearer, 'Bonjour.', { more: { isAnonymous: false } })).body.pseudonym).toBe('Amine');
      const pseudonym = (await sendComment(test, slug, (await newClient(test.app)).bearer, 'Bonsoir.')).body.pseudonym;
      // Straight into the database: since then, such a name is refused.
      const signAs = async (firstName: string, replaces: string, item: string) => {
        await test.deps.db.update(accounts).set({ firstName }).where(eq(accounts.id, author.authID));
        const { body } = await open(author.bearer, { isAnonymous: false, replaces: [replaces] }, item);
        return body.pseudonym;
      };
      const [second, third] = [randomUUID(), randomUUID()];
      expect(await signAs('AMINE', lost, second)).toBe('AMINE 2');
      await open(author.bearer, { isAnonymous: true, replaces: [second] }, third);
      const drawn = await signAs(pseudonym, third, randomUUID());
      expect(drawn).toMatch(/^\S+ \S+$/);
      expect([pseudonym, 'Amine']).not.toContain(drawn);
    });

    it('tells the moderator which names were chosen', async () => {
      const person = await newClient(test.app);
      await test.deps.db.update(accounts).set({ firstName: 'Amine' }).where(eq(accounts.id, person.authID));
      const signed = (await open(person.bearer, { isAnonymous: false })).body.slug;
      const drawn = (await open(person.bearer)).body.slug;
      const { body } = await call(test.app, listWaitingTexts, { bearer: moderator.bearer, query: { limit: 100 } });
      const chosenOf = (slug: string) => body.items.find((each) => each.slug === slug)?.isNameChosen;
      expect([chosenOf(signed), chosenOf(drawn)]).toEqual([true, false]);
      const read = await call(test.app, readModeratedThread, { bearer: moderator.bearer, parameters: { slug: signed } });
      expect(read.body.isNameChosen).toBe(true);
    });

    it('never calls a person twice the same', async () => {
      const { bearer } = await newClient(test.app);
      const names = new Set<string>();
      for (let time = 0; time < 5; time += 1) names.add((await open(bearer)).body.pseudonym);
      names.add((await sendComment(test, await newThread(test), bearer, 'Bonjour.')).body.pseudonym);
      expect(names.size).toBe(6);
    });

    it.each([
      ['a word of crisis', { title: 'Je veux mourir ce soir' }, 2],
      ['a link', { content: `<p>${words} <a href="https://example.org">ici</a></p>` }, 1],
      ['a number', { content: `<p>${words} Appelez le 20 123 456</p>` }, 1],
      ['a word of crisis in what stands before it', { contentNote: 'On y parle de suicide' }, 2],
    ])('puts %s before the others', async (_, more, priority) => {
      const { bearer } = await newClient(test.app);
      expect(await threadRow(test, (await open(bearer, more)).body.slug)).toMatchObject({ priority, status: 'PENDING' });
    });

    it('keeps nothing that shows a text in another order than it is written, nor as an entity', async () => {
      const { bearer } = await newClient(test.app);
      const { body } = await open(bearer, {
        title: 'Reprendre \u202Eaprès\u2069 une pause',
        content: `<p>${words}&#8238;&#x2066; bien</p>`,
      });
      expect(body).toMatchObject({ title: 'Reprendre après une pause', content: `<p>${words} bien</p>` });
    });

    it('makes one thread of one item, however late it is repeated, and whatever has become of it', async () => {
      const { bearer, authID } = await newClient(test.app);
      const item = randomUUID();
      const first = await open(bearer, {}, item);
      expect(first.body.clientItemId).toBe(item);
      expect((await open(bearer, {}, item)).body).toEqual(first.body);
      await forgetKeys();
      expect((await open(bearer, {}, item)).body).toMatchObject({ slug: first.body.slug, clientItemId: item });
      await remove(first.body.slug, bearer);
      await forgetKeys();
      expect((await open(bearer, {}, item)).body).toMatchObject({ slug: first.body.slug, status: 'DELETED' });
      const rows = await test.deps.db.select().from(threads).where(eq(threads.authorId, authID));
      expect(rows).toHaveLength(1);
    });

    it('makes one thread of what was put right on the way: in place of one nobody has read, else where it stands', async () => {
      const { bearer } = await newClient(test.app);
      const [lost, lostToo, item] = [randomUUID(), randomUUID(), randomUUID()];
      const titles = async () => (await own(bearer)).body.items.map(({ title }) => title);
      await open(bearer, { isAnonymous: false }, lost);
      const second = { title: 'Un titre plus juste', isAnonymous: true, replaces: [lost] };
      const unread = (await open(bearer, second, lostToo)).body;
      expect(unread).toMatchObject({ title: 'Un titre plus juste', isAnonymous: true, clientItemId: lostToo });
      expect(await titles()).toEqual(['Un titre plus juste']);

      await publish(unread.slug);
      const third = { title: 'Un titre encore plus juste', replaces: [lost, lostToo] };
      const changed = (await open(bearer, third, item)).body;
      expect(changed).toMatchObject({ title: third.title, pseudonym: unread.pseudonym, status: 'PENDING', clientItemId: item });
      await forgetKeys();
      expect((await open(bearer, third, item)).body).toEqual(changed);
      expect(await titles()).toEqual([third.title]);

      await publish(changed.slug);
      await age(changed.slug, 6);
      const late = await open(bearer, { replaces: [item] }, randomUUID());
      expect([late.status, late.problem.reason]).toEqual([409, 'NO_LONGER_EDITABLE']);
      await remove(changed.slug, bearer);
      expect((await open(bearer, { replaces: [item] }, randomUUID())).status).toBe(201);
      expect(await titles()).toEqual([written().title]);
    });
  });

  it.each([
    ['rings because somebody may be in danger', 'Je veux mourir', () => Promise.resolve()],
    ['somebody of the practice sees to', 'Je dors mal depuis', async (slug: string) => expect((await take(slug)).status).toBe(200)],
  ])('is put right where it stands when it is read already: one that %s', async (_, begun, meet) => {
    const { bearer } = await newClient(test.app);
    const [first, item] = [randomUUID(), randomUUID()];
    const { slug } = (await open(bearer, { title: `${begun}, et le dire` }, first)).body;
    await meet(slug);
    const before = await threadRow(test, slug);
    const corrected = await open(bearer, { title: 'Rien de grave, finalement', replaces: [first] }, item);
    expect(corrected.body).toMatchObject({ title: 'Rien de grave, finalement', status: 'PENDING', clientItemId: item });
    // What was seen of it stays with it, and its place in the queue.
    expect(await threadRow(test, corrected.body.slug)).toMatchObject({
      id: before?.id,
      priority: before?.priority,
      createdAt: before?.createdAt,
    });
  });

  it('is read beside what was put right where that rings and has waited for too long to be changed', async () => {
    const { bearer } = await newClient(test.app);
    const first = randomUUID();
    const { slug } = (await open(bearer, { title: 'Je veux mourir, et le dire' }, first)).body;
    await age(slug, 7);
    const corrected = await open(bearer, { title: 'Je veux mourir ce soir', replaces: [first] }, randomUUID());
    expect([corrected.status, (await threadRow(test, corrected.body.slug))?.priority]).toEqual([
      201,
      (await threadRow(test, slug))?.priority,
    ]);
    expect((await own(bearer)).body.items.map(({ title }) => title)).toHaveLength(2);
  });

  it('keeps out what was put right and comes late, or at the same moment', async () => {
    const { bearer } = await newClient(test.app);
    const [slow, item] = [randomUUID(), randomUUID()];
    const corrected = { title: 'Un titre plus juste', replaces: [slow] };
    const [first] = await Promise.all([open(bearer, {}, slow), open(bearer, corrected, item)]);
    expect([201, 422]).toContain(first.status);
    expect((await open(bearer, corrected, item)).status).toBe(201);
    // Whichever of them was first, it makes nothing now.
    await open(bearer, {}, slow);
    expect((await own(bearer)).body.items.map(({ title }) => title)).toEqual(['Un titre plus juste']);
  });

  describe('is refused', () => {
    it('for another text under the same item, also once the key is forgotten', async () => {
      const { bearer } = await newClient(test.app);
      const item = randomUUID();
      await open(bearer, {}, item);
      expect((await open(bearer, { title: 'Un tout autre titre' }, item)).status).toBe(422);
      await forgetKeys();
      expect((await open(bearer, { title: 'Un tout autre titre' }, item)).status).toBe(422);
    });

    it.each([
      ['title', { title: 'Court' }],
      ['title', { title: 'a'.repeat(121) }],
      ['title', { title: '<script>x</script><b> </b> court' }],
      ['content', { content: '<p>Trop court.</p>' }],
      ['content', { content: `<p>${'<strong></strong>'.repeat(10)}court</p>` }],
      ['content', { content: `<p>${'a'.repeat(5001)}</p>` }],
      ['content', { content: 'a'.repeat(30_001) }],
      ['contentNote', { contentNote: 'a'.repeat(201) }],
      ['categoryId', { categoryId: '0123456789abcdef01234567' }],
      ['categoryId', { categoryId: 'x' }],
      ['isAnonymous', { isAnonymous: 'yes' }],
    ])('on the field %s', async (fieldName, more) => {
      const { bearer } = await newClient(test.app);
      const { status, problem } = await open(bearer, more);
      expect(status).toBe(400);
      expect(new Set(problem.fields?.map((field) => field.fieldName))).toEqual(new Set([fieldName]));
      expect((await own(bearer)).body.total).toBe(0);
    });
  });
});

describe('PUT and DELETE /v1/threads/thread/{slug}', () => {
  it('succeeds: a published one is changed, waits to be read again, and is not public meanwhile', async () => {
    const { bearer } = await newClient(test.app);
    const { slug, pseudonym } = (await open(bearer)).body;
    await publish(slug);
    expect((await readPublic(slug)).body).toMatchObject({ slug, pseudonym, editedAt: null });
    const changed = await change(slug, bearer, { content: `<p>${words} Lentement.</p>` });
    expect(changed.body).toMatchObject({ slug, pseudonym, excerpt: `${words} Lentement.`, status: 'PENDING' });
    expect(changed.body.editedAt).toBe(test.clock.now().toISOString());
    expect((await readPublic(slug)).status).toBe(404);
    await publish(slug);
    expect((await readPublic(slug)).body).toMatchObject({ excerpt: `${words} Lentement.`, editedAt: changed.body.editedAt });
  });

  it('is not published in other words than those that were read', async () => {
    const { bearer } = await newClient(test.app);
    const { slug } = (await open(bearer)).body;
    const validate = (editedAt: string | null) =>
      call(test.app, validateThread, { parameters: { slug }, bearer: moderator.bearer, body: { editedAt } });
    const { editedAt } = (await change(slug, bearer)).body;
    const early = await validate(null);
    expect([early.status, early.problem.reason]).toEqual([409, 'TEXT_CHANGED']);
    expect((await readPublic(slug)).status).toBe(404);
    expect((await validate(editedAt)).body.status).toBe('VALIDATED');

    const elsewhere = await newThread(test);
    const { commentId } = (await sendComment(test, elsewhere, bearer, 'Bon courage.')).body;
    const correct = { parameters: { slug: elsewhere, commentId }, bearer, body: { content: 'Bon courage à vous.' } };
    await call(test.app, updateComment, correct);
    const comment = { parameters: { slug: elsewhere, commentId }, bearer: moderator.bearer, body: { editedAt: null } };
    expect((await call(test.app, validateComment, comment)).problem.reason).toBe('TEXT_CHANGED');
  });

  it('takes its address along when the title changes: no word that was taken out stays in it', async () => {
    const { bearer } = await newClient(test.app);
    const { slug } = (await open(bearer, { title: 'Ce que Karim m’a fait' })).body;
    const { body } = await change(slug, bearer, { title: 'Ce que l’on m’a fait' });
    expect(body.slug).toMatch(/^ce-que-l-on-m-a-[a-z2-9]{4}$/);
    expect((await change(slug, bearer)).status).toBe(404);
    expect((await change(body.slug, bearer, { title: 'Ce que l’on m’a fait' })).body.slug).toBe(body.slug);
  });

  it('is refused after six hours, and once it was not published; the author reads why', async () => {
    const { bearer } = await newClient(test.app);
    const { slug } = (await open(bearer)).body;
    await age(slug, 5.99);
    expect((await change(slug, bearer)).status).toBe(200);
    await age(slug, 6);
    expect((await change(slug, bearer)).problem.reason).toBe('NO_LONGER_EDITABLE');
    await age(slug, 0);
    const reason = 'Il nomme quelqu’un.';
    await call(test.app, unvalidateThread, { parameters: { slug }, bearer: moderator.bearer, body: { reason } });
    expect((await change(slug, bearer)).problem.reason).toBe('NO_LONGER_EDITABLE');
    const { body } = await call(test.app, readOwnThread, { parameters: { slug }, bearer });
    expect(body).toMatchObject({ status: 'UNVALIDATED', reason, editableUntil: null });
  });

  it('succeeds: deleted for everybody at once, its words and those under it erased thirty days later', async () => {
    const { bearer } = await newClient(test.app);
    const other = await newClient(test.app);
    const { slug } = (await open(bearer)).body;
    await publish(slug);
    const { commentId } = (await sendComment(test, slug, other.bearer, 'Bon courage.')).body;
    const { id } = await threadRow(test, slug);
    expect((await remove(slug, bearer)).body).toMatchObject({ slug, status: 'DELETED', editableUntil: null });
    expect((await readPublic(slug)).status).toBe(404);
    expect((await own(bearer)).body.total).toBe(0);
    expect((await remove(slug, bearer)).status).toBe(404);
    expect((await sendComment(test, slug, other.bearer, 'Encore.')).status).toBe(404);

    const rowOf = async () => (await test.deps.db.select().from(threads).where(eq(threads.id, id)))[0];
    const commentOf = async () => (await test.deps.db.select().from(comments).where(eq(comments.id, commentId)))[0];
    const deletedHoursAgo = (hours: number) =>
      test.deps.db
        .update(threads)
        .set({ deletedAt: hoursAgo(hours) })
        .where(eq(threads.id, id));
    await deletedHoursAgo(30 * 24 - 0.1);
    await eraseDeletedThreads(test.deps);
    expect(await rowOf()).toMatchObject({ slug, title: 'Reprendre après une longue pause' });
    await deletedHoursAgo(30 * 24);
    await eraseDeletedThreads(test.deps);
    expect(await rowOf()).toMatchObject({ slug: `efface-${id}`, title: '', content: '', excerpt: '', searchText: '', status: 'DELETED' });
    expect(await commentOf()).toMatchObject({ content: '', status: 'DELETED' });
  });

  it('leaves what was written of a crisis under it in the queue, while it waits to be read again', async () => {
    const [{ bearer }, other] = [await newClient(test.app), await newClient(test.app)];
    const { slug } = (await open(bearer)).body;
    await publish(slug);
    const { commentId } = (await sendComment(test, slug, other.bearer, 'Je veux mourir.')).body;
    await sendComment(test, slug, other.bearer, 'Bon courage.');
    await change(slug, bearer);
    const { body } = await call(test.app, listWaitingTexts, { query: { limit: 100 }, bearer: moderator.bearer });
    expect(body.items.filter((text) => text.slug === slug).map((text) => text.commentId)).toEqual([commentId, null]);
  });

  it('is not found for anybody else', async () => {
    const [{ bearer }, other] = [await newClient(test.app), await newClient(test.app)];
    const { slug } = (await open(bearer)).body;
    await publish(slug);
    for (const answer of [await change(slug, other.bearer), await remove(slug, other.bearer)]) expect(answer.status).toBe(404);
    expect((await readPublic(slug)).status).toBe(200);
  });
});

describe('PUT /v1/threads/thread/{slug}/update-comment/{commentId}', () => {
  const correct = (slug: string, commentId: string, bearer: string, content: unknown) =>
    call(test.app, updateComment, { parameters: { slug, commentId }, bearer, body: { content } });
  const score = (slug: string, bearer: string) => call(test.app, readThreadScore, { parameters: { slug }, bearer });
  const validated = (commentId: string) => test.deps.db.update(comments).set({ status: 'VALIDATED' }).where(eq(comments.id, commentId));

  it('succeeds: what waits goes on waiting, in its new words', async () => {
    const [slug, { bearer }] = [await newThread(test), await newClient(test.app)];
    const { commentId } = (await sendComment(test, slug, bearer, 'Bon courage.')).body;
    const { status, body } = await correct(slug, commentId, bearer, '  Bon courage <b>à vous</b>. ');
    expect(status).toBe(200);
    expect(body).toMatchObject({ commentId, content: 'Bon courage à vous.', status: 'PENDING', editedAt: test.clock.now().toISOString() });
    expect((await score(slug, bearer)).body.myPending).toMatchObject([{ commentId, content: 'Bon courage à vous.' }]);
  });

  it('succeeds: of a new author a published one is read again; of a known one it stays, unless it holds a number', async () => {
    const { bearer } = await newClient(test.app);
    const slug = await newThread(test);
    const ids: string[] = [];
    for (const content of ['Un.', 'Deux.', 'Trois.']) ids.push((await sendComment(test, slug, bearer, content)).body.commentId);
    const [first = '', second = '', third = ''] = ids;
    await validated(first);
    expect((await score(slug, bearer)).body.myEditable).toEqual([first]);
    expect((await correct(slug, first, bearer, 'Un, encore.')).body.status).toBe('PENDING');
    for (const id of [first, second, third]) await validated(id);
    const fourth = (await sendComment(test, slug, bearer, 'Quatre.')).body;
    expect(fourth.status).toBe('VALIDATED');
    expect((await correct(slug, fourth.commentId, bearer, 'Quatre, encore.')).body.status).toBe('VALIDATED');
    const shown = (await readPublic(slug)).body.comments.find(({ commentId }) => commentId === fourth.commentId);
    expect(shown).toMatchObject({ content: 'Quatre, encore.', editedAt: test.clock.now().toISOString() });
    expect((await correct(slug, fourth.commentId, bearer, 'Appelez le 20 123 456')).body.status).toBe('PENDING');
    expect((await readPublic(slug)).body).toMatchObject({ commentCount: 3 });
  });

  it('succeeds: an item that is repeated after its comment was changed answers the comment', async () => {
    const [slug, { bearer }] = [await newThread(test), await newClient(test.app)];
    const item = randomUUID();
    const { commentId } = (await sendComment(test, slug, bearer, 'Bon courage.', { item })).body;
    await correct(slug, commentId, bearer, 'Bon courage à vous.');
    await forgetKeys();
    expect((await sendComment(test, slug, bearer, 'Bon courage.', { item })).body).toMatchObject({ commentId, clientItemId: item });
  });

  it('is refused after six hours, on a closed thread, empty, and to anybody else', async () => {
    const [slug, { bearer }, other] = [await newThread(test), await newClient(test.app), await newClient(test.app)];
    const { commentId } = (await call(test.app, addComment, { parameters: { slug }, bearer, body: { content: 'Bon courage.' } })).body;
    expect((await correct(slug, commentId, other.bearer, 'À moi.')).status).toBe(404);
    expect((await correct(await newThread(test), commentId, bearer, 'Ailleurs.')).status).toBe(404);
    expect((await correct(slug, commentId, bearer, ' <b></b> ')).status).toBe(400);
    await test.deps.db.update(threads).set({ status: 'LOCKED' }).where(eq(threads.slug, slug));
    expect((await correct(slug, commentId, bearer, 'Clos.')).problem.reason).toBe('THREAD_LOCKED');
    await test.deps.db.update(threads).set({ status: 'VALIDATED' }).where(eq(threads.slug, slug));
    await test.deps.db
      .update(comments)
      .set({ createdAt: hoursAgo(6) })
      .where(eq(comments.id, commentId));
    expect((await correct(slug, commentId, bearer, 'Tard.')).problem.reason).toBe('NO_LONGER_EDITABLE');
  });
});

it('a first name does not outlive its account: what was signed with it bears a pseudonym, its own in each thread', async () => {
  const person = await newClient(test.app);
  await test.deps.db.update(accounts).set({ firstName: 'Leïla' }).where(eq(accounts.id, person.authID));
  const signed = { isAnonymous: false };
  const [one, other] = [(await open(person.bearer, signed)).body.slug, await newThread(test)];
  await publish(one);
  for (const slug of [one, other])
    expect((await sendComment(test, slug, person.bearer, 'Merci à vous.', { more: signed })).body.pseudonym).toBe('Leïla');
  await test.deps.db.transaction((tx) => forgetAuthor(test.deps, tx, person.authID, 'ANONYMISE'));
  // Not in both threads in one instant, by which whoever watches would tell one person's.
  const namesNow = async () => [(await threadRow(test, one)).pseudonym, (await readPublic(other)).body.comments[0]?.pseudonym];
  await test.deps.db.update(comments).set({ status: 'VALIDATED' }).where(eq(comments.content, 'Merci à vous.'));
  expect(await namesNow()).toEqual(['Leïla', 'Leïla']);
  const changedAt = [0, 0];
  for (let minute = 10; changedAt.includes(0) && minute <= 24 * 60; minute += 10) {
    test.clock.advanceMinutes(10);
    await test.deliverDue();
    for (const [index, name] of (await namesNow()).entries()) if (name !== 'Leïla') changedAt[index] ||= minute;
  }
  expect(changedAt).not.toContain(0);
  const rows = await test.deps.db.select().from(comments).where(eq(comments.content, 'Merci à vous.'));
  const names = new Set(rows.map(({ pseudonym }) => pseudonym));
  expect(names.size).toBe(2);
  expect(names).not.toContain('Leïla');
  const { pseudonym, id } = await threadRow(test, one);
  expect(pseudonym).toBe(rows.find(({ threadId }) => threadId === id)?.pseudonym);
});
