import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listAllCategories, updateCategory } from '#contract/categories/categories.endpoints.ts';
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

const update = (id: string, body: object, bearer = moderator) => call(test.app, updateCategory, { parameters: { id }, bearer, body });
const list = async () => (await call(test.app, listAllCategories)).body.items;
const slugs = async () => (await list()).map(({ slug }) => slug);

async function bySlug(slug: string) {
  const found = (await list()).find((each) => each.slug === slug);
  if (!found) throw new Error(`no category ${slug}`);
  return found;
}

describe('PUT /v1/categories/category/{id}', () => {
  it('succeeds: another name, the same address, the same place, noted', async () => {
    const { id } = await bySlug('travail');
    const entries = await entriesDuring(test, async () => {
      const { status, body } = await update(id, { name: { fr: 'Vie au travail', en: 'Working life' } });
      expect([status, body]).toEqual([200, { id, slug: 'travail', name: { fr: 'Vie au travail', en: 'Working life' }, order: 7 }]);
    });
    expect(entries).toMatchObject([{ kind: 'CATEGORY_UPDATED', subjects: [id], detail: 'travail 7' }]);
    expect(await bySlug('travail')).toMatchObject({ order: 7, name: { en: 'Working life' } });
  });

  it('moves: down, up, and past the end', async () => {
    const { id, name } = await bySlug('depression');
    await update(id, { name, order: 4 });
    expect((await slugs()).slice(0, 5)).toEqual(['anxiete-et-stress', 'couple-et-famille', 'parentalite', 'depression', 'deuil']);
    await update(id, { name, order: 1 });
    expect((await slugs()).slice(0, 2)).toEqual(['depression', 'anxiete-et-stress']);
    expect((await update(id, { name, order: 1000 })).body.order).toBe(8);
    expect((await list()).map(({ order }) => order)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('moves made at once leave every category with a place of its own', async () => {
    const all = await list();
    await Promise.all(all.map(({ id, name }, index) => update(id, { name, order: all.length - index })));
    expect((await list()).map(({ order }) => order)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('refuses the name of another, and none there', async () => {
    const { id } = await bySlug('addictions');
    const { status, problem } = await update(id, { name: { fr: 'Deuil', en: 'Grief' } });
    expect([status, problem.ressource]).toEqual([409, 'CATEGORY']);
    expect((await update('0123456789abcdef01234567', { name: { fr: 'Rien', en: 'Nothing' } })).problem.ressource).toBe('CATEGORY');
  });

  it('who may: those who hold CATEGORY WRITE', async () => {
    const { id, name } = await bySlug('addictions');
    expect((await call(test.app, updateCategory, { parameters: { id }, body: { name } })).status).toBe(401);
    expect((await update(id, { name }, await signInAs(test.app, 'client'))).problem.reason).toBe('ACCESS_MISMATCH');
  });
});
