import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { categoryBySlug, createCategory, listAllCategories, updateCategory } from '#contract/categories/categories.endpoints.ts';
import { call, signInAs } from '#tests/support/api.ts';
import { entriesDuring } from '#tests/support/audit.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let moderator: string;
beforeAll(async () => {
  test = await startTestApp();
  moderator = await signInAs(test.app, 'moderator');
});
afterAll(() => test.close());

const create = (body: object, bearer = moderator) => call(test.app, createCategory, { bearer, body });
const named = (fr: string, en = fr) => ({ name: { fr, en } });
const frenchNames = async () => (await call(test.app, listAllCategories)).body.items.map(({ name }) => name.fr);

describe('POST /v1/categories/category/', () => {
  it('succeeds: last of the list, at an address from its French name, and noted', async () => {
    const entries = await entriesDuring(test, async () => {
      const { status, body } = await create({ ...named('Sommeil et rêves', 'Sleep and dreams'), slug: 'mine', id: 'mine' });
      expect([status, body]).toEqual([
        201,
        { id: body.id, slug: 'sommeil-et-reves', name: { fr: 'Sommeil et rêves', en: 'Sleep and dreams' }, order: 9 },
      ]);
      expect((await call(test.app, categoryBySlug, { parameters: { slug: 'sommeil-et-reves' } })).body).toEqual(body);
    });
    expect(entries).toMatchObject([{ kind: 'CATEGORY_CREATED', detail: 'sommeil-et-reves' }]);
  });

  it('succeeds at a place: the others make room', async () => {
    expect((await create({ ...named('Urgences'), order: 2 })).body.order).toBe(2);
    expect((await frenchNames()).slice(0, 3)).toEqual(['Anxiété et stress', 'Urgences', 'Dépression']);
    const { items } = (await call(test.app, listAllCategories)).body;
    expect(items.map(({ order }) => order)).toEqual(items.map((_, index) => index + 1));
    expect((await create({ ...named('Au bout'), order: 900 })).body.order).toBe(items.length + 1);
  });

  it('takes another address where a renamed category still has it', async () => {
    const { body: first } = await create(named('Colère'));
    await call(test.app, updateCategory, { parameters: { id: first.id }, bearer: moderator, body: named('Colère et rage') });
    expect((await create(named('Colère'))).body.slug).toBe('colere-2');
  });

  it('refuses a known name, and what is no name', async () => {
    const known = await create(named('DEUIL', 'Loss'));
    expect([known.status, known.problem.ressource, known.problem.fields]).toEqual([
      409,
      'CATEGORY',
      [{ fieldName: 'name.fr', message: 'Une catégorie porte déjà ce nom.' }],
    ]);
    const fieldOf = async (body: object) => (await create(body)).problem.fields?.[0]?.fieldName;
    expect(await fieldOf({})).toBe('name');
    expect(await fieldOf({ name: { fr: 'Famille' } })).toBe('name.en');
    expect(await fieldOf(named(' '))).toBe('name.fr');
    expect(await fieldOf(named('x'.repeat(61)))).toBe('name.fr');
    expect(await fieldOf({ ...named('Rang'), order: 0 })).toBe('order');
  });

  it('who may: those who hold CATEGORY WRITE', async () => {
    expect((await call(test.app, createCategory, { body: named('Mienne') })).status).toBe(401);
    expect((await create(named('Mienne'), await signInAs(test.app, 'client'))).problem.reason).toBe('ACCESS_MISMATCH');
    expect((await create(named('Burn-out'), await signInAs(test.app, 'therapist'))).status).toBe(201);
  });
});
