import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mostCrisisPhrases } from '#contract/threads/crisis-phrase-bounds.ts';
import { addCrisisPhrase, readCrisisPhrases, removeCrisisPhrase } from '#contract/threads/crisis-phrases.endpoints.ts';
import { listWaitingTexts } from '#contract/threads/moderation.endpoints.ts';
import { openThread, updateComment, updateThread } from '#contract/threads/writing.endpoints.ts';
import { newId } from '#server/database/new-id.ts';
import { categories } from '#server/modules/categories/categories.tables.ts';
import { crisisPhrasesToCompare, writeCrisisPhrases } from '#server/modules/threads/crisis-phrases-setting.ts';
import { comments, threads } from '#server/modules/threads/threads.tables.ts';
import { call, newClient, signInAs } from '#tests/support/api.ts';
import { entriesDuring } from '#tests/support/audit.ts';
import { deliverAll, startPushApp, subscribeAs } from '#tests/support/push-app.ts';
import { startPushService, type PushService } from '#tests/support/push-service.ts';
import { newStaff } from '#tests/support/staff.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { newThread, sendComment, threadRow } from '#tests/support/threads.ts';
import { untilStatementWaits } from '#tests/support/waiting-statements.ts';

let service: PushService;
let test: TestApp;
let moderator: string;
let categoryId: string;
beforeAll(async () => {
  service = await startPushService();
  test = await startPushApp(service);
  const [category] = await test.deps.db.select().from(categories).limit(1);
  categoryId = category?.id ?? '';
});
beforeEach(async () => {
  // The clock goes on with each text, past what a token is good for.
  moderator = (await newStaff(test, 'MODERATOR')).bearer;
  await writeCrisisPhrases(test.deps.db, []);
  await test.deps.db
    .update(comments)
    .set({ status: 'VALIDATED' })
    .where(inArray(comments.status, ['PENDING']));
  await test.deps.db
    .update(threads)
    .set({ status: 'VALIDATED' })
    .where(inArray(threads.status, ['PENDING']));
});
afterAll(async () => {
  await test.close();
  await service.close();
});

const add = (phrase: unknown, { language = 'french', bearer = moderator, locale = 'fr' } = {}) =>
  call(test.app, addCrisisPhrase, { bearer, body: { phrase, language }, headers: { 'accept-language': locale } });
const remove = (id: string, bearer = moderator) => call(test.app, removeCrisisPhrase, { bearer, parameters: { id } });
const read = async () => (await call(test.app, readCrisisPhrases)).body.items;
const queue = async () => (await call(test.app, listWaitingTexts, { bearer: moderator })).body.items;
const concernOf = async (commentId: string) => (await queue()).find((text) => text.commentId === commentId)?.concern;
const writeComment = async (content: string, slug?: string) => {
  test.clock.advanceMinutes(1);
  const { bearer } = await newClient(test.app);
  const thread = slug ?? (await newThread(test));
  return { bearer, slug: thread, id: (await sendComment(test, thread, bearer, content)).body.commentId };
};

describe('GET /v1/threads/crisis-phrases', () => {
  it('succeeds for anyone, kept by devices: none at first, then those of the practice, the oldest first', async () => {
    const { status, body, headers } = await call(test.app, readCrisisPhrases);
    expect([status, body]).toEqual([200, { items: [] }]);
    expect(headers['cache-control']).toContain('public');
    await add('au bord du vide');
    await add('وصلت لآخر الطريق', { language: 'arabic' });
    expect((await read()).map(({ phrase, language }) => [phrase, language])).toEqual([
      ['au bord du vide', 'french'],
      ['وصلت لآخر الطريق', 'arabic'],
    ]);
  });
});

describe('POST /v1/threads/crisis-phrases/', () => {
  it('succeeds: it is there at once, and the trail says how it is written, not the phrase', async () => {
    const entries = await entriesDuring(test, async () => {
      const { status, body } = await add('  au bord\n du   vide ');
      expect([status, body]).toEqual([201, { id: body.id, phrase: 'au bord du vide', language: 'french' }]);
      expect(await read()).toEqual([body]);
    });
    const [first] = await read();
    expect(entries).toMatchObject([{ kind: 'CRISIS_PHRASE_CREATED', subjects: [first?.id], detail: 'french' }]);
  });

  it.each([
    ['', 'L’expression est obligatoire', 'The phrase is required'],
    ['Ah… !', 'L’expression doit avoir au moins 4 lettres', 'The phrase must have at least 4 letters'],
    ['1 900 000', 'L’expression doit avoir au moins 4 lettres', 'The phrase must have at least 4 letters'],
    [`${'long '.repeat(16)}x`, 'L’expression ne doit pas dépassé 80 caractères', 'The phrase must not exceed 80 characters'],
  ])('refuses %j on its field, in the language of who asks', async (phrase, french, english) => {
    const { status, problem } = await add(phrase);
    expect([status, problem.fields?.[0]]).toEqual([400, { fieldName: 'phrase', message: french.replace('’', "'") }]);
    expect((await add(phrase, { locale: 'en' })).problem.fields?.[0]?.message).toBe(english);
    expect((await add(phrase, { language: 'klingon' })).problem.fields?.map(({ fieldName }) => fieldName)).toContain('language');
    expect(await read()).toEqual([]);
  });

  it('takes eighty characters', async () => {
    expect((await add(`${'long '.repeat(15)}bonne`)).status).toBe(201);
  });

  it('refuses one that is found already, by the built-in list or by an added one, and keeps one of two added at once', async () => {
    const refusal = { fieldName: 'phrase', message: 'Cette expression est déjà reconnue, en entier ou par une partie.' };
    for (const phrase of ['Suicide', 'je veux MOURIR ce soir']) {
      const { status, problem } = await add(phrase);
      expect([status, problem.fields]).toEqual([409, [refusal]]);
    }
    const both = await Promise.all([add('au bord du vide'), add('AU BORD  du vide…')]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect((await add('au bord du vide', { locale: 'en' })).problem.fields?.[0]?.message).toBe(
      'This phrase is found already, as a whole or by a part of it.',
    );
    expect(await read()).toHaveLength(1);
  });

  it('refuses the two hundred and first', async () => {
    const many = Array.from({ length: mostCrisisPhrases - 1 }, (_, index) => ({
      id: newId(),
      phrase: `fin de route x${String.fromCodePoint(97 + (index % 26))}y${index}`,
      language: 'french' as const,
    }));
    await writeCrisisPhrases(test.deps.db, many);
    expect((await add('au bord du vide')).status).toBe(201);
    const { status, problem } = await add('plus rien à quoi tenir');
    expect([status, problem.reason, (await read()).length]).toEqual([409, 'CRISIS_PHRASES_FULL', mostCrisisPhrases]);
  });

  it('who may: those who publish threads', async () => {
    expect((await call(test.app, addCrisisPhrase, { body: { phrase: 'au bord du vide', language: 'french' } })).status).toBe(401);
    for (const who of ['client', 'therapist'] as const)
      expect((await add('au bord du vide', { bearer: await signInAs(test.app, who) })).problem.reason).toBe('ACCESS_MISMATCH');
    expect((await add('au bord du vide', { bearer: (await newStaff(test, 'ADMIN')).bearer })).status).toBe(201);
  });

  it('brings to the front what waits and holds it, threads and comments, and nothing else', async () => {
    const first = await writeComment('Bon courage à vous.');
    const comment = await writeComment('Je me sens au BORD du vide.');
    test.clock.advanceMinutes(1);
    const inTitle = await newThread(test, { status: 'PENDING', title: 'Au bord du vide', content: '<p>Bonjour</p>', priority: 1 });
    test.clock.advanceMinutes(1);
    const inContent = await newThread(test, { status: 'PENDING', content: '<p>au <strong>bord</strong> du vide</p>' });
    test.clock.advanceMinutes(1);
    const inNote = await newThread(test, { status: 'PENDING', content: '<p>Bonjour</p>', contentNote: 'au bord du vide' });
    const published = await newThread(test, { content: '<p>au bord du vide</p>' });
    await add('au bord du vide');
    const items = await queue();
    expect(items.map(({ commentId, slug, concern }) => [commentId ?? slug, concern])).toEqual([
      [comment.id, 'CRISIS'],
      [inTitle, 'CRISIS'],
      [inContent, 'CRISIS'],
      [inNote, 'CRISIS'],
      [first.id, 'NONE'],
    ]);
    expect((await threadRow(test, published)).priority).toBe(0);
  });

  it('reaches a comment under a thread that nobody sees, or that its author has deleted', async () => {
    const [hidden, deleted] = [await writeComment('au bord du vide'), await writeComment('au bord du vide')];
    for (const [{ slug }, status] of [
      [hidden, 'UNVALIDATED'],
      [deleted, 'DELETED'],
    ] as const)
      await test.deps.db.update(threads).set({ status }).where(eq(threads.slug, slug));
    await add('au bord du vide');
    expect((await queue()).map(({ commentId }) => commentId)).toEqual([hidden.id, deleted.id]);
  });

  it('has each told once to those who read, and not again what was told before', async () => {
    await writeComment('Je veux mourir, au bord du vide');
    const comment = await writeComment('au bord du vide, sans plus rien à quoi tenir');
    await deliverAll(test);
    service.forget();
    const reader = await subscribeAs(test, service, moderator);
    await add('au bord du vide');
    await add('plus rien à quoi tenir');
    await deliverAll(test);
    const received = (await service.received()).filter(({ endpoint }) => endpoint === reader.endpoint);
    expect(received.map(({ message: { kind, id } }) => ({ kind, id }))).toEqual([{ kind: 'CRISIS_FLAG', id: comment.id }]);
  });

  it('succeeds although the database gives it up once, for an account that goes with the same texts in another order', async () => {
    const { id } = await writeComment('au bord du vide');
    const { database } = test.deps;
    // A sequence goes on although its transaction is undone: the first attempt is given up, no other.
    await database.run('create sequence attempts');
    await database.run(`create function give_up() returns trigger language plpgsql as $$
      begin
        if nextval('attempts') = 1 then raise exception using errcode = '40P01'; end if;
        return new;
      end $$`);
    await database.run('create trigger give_up before update on comments for each row execute function give_up()');
    try {
      expect((await add('au bord du vide')).status).toBe(201);
    } finally {
      await database.run('drop function give_up cascade');
    }
    const [{ last_value: attempts } = {}] = (await database.run('select last_value from attempts')).rows;
    await database.run('drop sequence attempts');
    expect(Number(attempts)).toBe(2);
    expect([await concernOf(id), (await read()).length]).toEqual(['CRISIS', 1]);
  });

  it('misses no text that is being written while it is added', async () => {
    const { slug, bearer } = await writeComment('Bonjour.');
    const { id: threadId } = await threadRow(test, slug);
    const id = newId(test.clock.now());
    const words = { content: 'au bord du vide', pseudonym: 'Galet doux', direction: 'ltr', status: 'PENDING' } as const;
    let adding: ReturnType<typeof add> | undefined;
    const { db, database } = test.deps;
    await db.transaction(async (tx) => {
      expect(await crisisPhrasesToCompare(tx)).toEqual([]);
      adding = add('au bord du vide');
      await untilStatementWaits(database, 'settings');
      await tx.insert(comments).values({ id, threadId, createdAt: test.clock.now(), ...words });
    });
    expect((await adding)?.status).toBe(201);
    expect(await concernOf(id)).toBe('CRISIS');
    // And what is written after it is compared with it.
    const later = (await sendComment(test, slug, bearer, 'au bord du vide')).body.commentId;
    expect(await concernOf(later)).toBe('CRISIS');
  });
});

describe('a text that is written or changed', () => {
  it('is compared with what the practice has added: comments and threads, new and changed', async () => {
    await add('au bord du vide');
    await add('ma 3ad fiya sabr', { language: 'tunisian' });
    const changed = await writeComment('Bonjour.');
    expect(await concernOf(changed.id)).toBe('NONE');
    await call(test.app, updateComment, {
      parameters: { slug: changed.slug, commentId: changed.id },
      bearer: changed.bearer,
      body: { content: 'wallah ma 3ed feya saber' },
    });
    expect(await concernOf(changed.id)).toBe('CRISIS');

    const body = {
      title: 'Reprendre après une longue pause',
      content: '<p>Je suis au bord du vide, et je ne sais pas par où commencer.</p>',
      categoryId,
    };
    const { slug } = (await call(test.app, openThread, { bearer: changed.bearer, body })).body;
    expect((await threadRow(test, slug)).priority).toBe(2);
    const calmer = { ...body, content: '<p>Je reviens au travail lundi, et je ne sais pas par où commencer.</p>' };
    await call(test.app, updateThread, { parameters: { slug }, bearer: changed.bearer, body: calmer });
    // Whoever has said it is read first, whatever the words became since.
    expect((await threadRow(test, slug)).priority).toBe(2);

    const calm = (await call(test.app, openThread, { bearer: changed.bearer, body: { ...calmer, title: 'Un lundi comme un autre' } })).body
      .slug;
    expect((await threadRow(test, calm)).priority).toBe(0);
    await call(test.app, updateThread, {
      parameters: { slug: calm },
      bearer: changed.bearer,
      body: { ...calmer, title: 'Un lundi comme un autre', contentNote: 'au bord du vide' },
    });
    expect((await threadRow(test, calm)).priority).toBe(2);
  });

  it('of an author who is known waits all the same', async () => {
    const { bearer, slug } = await writeComment('Un');
    for (const content of ['Deux', 'Trois']) await sendComment(test, slug, bearer, content);
    await test.deps.db.update(comments).set({ status: 'VALIDATED' }).where(eq(comments.status, 'PENDING'));
    expect((await sendComment(test, slug, bearer, 'au bord du vide')).body.status).toBe('VALIDATED');
    await add('au bord du vide');
    expect((await sendComment(test, slug, bearer, 'toujours au bord du vide')).body.status).toBe('PENDING');
  });
});

describe('DELETE /v1/threads/crisis-phrases/{id}', () => {
  it('succeeds: it is compared no more, and what it has brought to the front stays there', async () => {
    const { id } = (await add('au bord du vide')).body;
    const before = await writeComment('au bord du vide');
    const entries = await entriesDuring(test, async () => {
      const { status, body } = await remove(id);
      expect([status, body.phrase, await read()]).toEqual([200, 'au bord du vide', []]);
    });
    expect(entries).toMatchObject([{ kind: 'CRISIS_PHRASE_DELETED', subjects: [id], detail: 'french' }]);
    const after = await writeComment('au bord du vide');
    expect([await concernOf(before.id), await concernOf(after.id)]).toEqual(['CRISIS', 'NONE']);
    expect((await remove(id)).status).toBe(404);
  });

  it('who may: those who publish threads', async () => {
    const { id } = (await add('au bord du vide')).body;
    expect((await call(test.app, removeCrisisPhrase, { parameters: { id } })).status).toBe(401);
    for (const who of ['client', 'therapist'] as const)
      expect((await remove(id, await signInAs(test.app, who))).problem.reason).toBe('ACCESS_MISMATCH');
    expect((await remove(id, (await newStaff(test, 'ADMIN')).bearer)).status).toBe(200);
  });
});
