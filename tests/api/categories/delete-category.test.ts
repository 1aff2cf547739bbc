import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCategory, deleteCategory, listAllCategories, readCategory } from '#contract/categories/categories.endpoints.ts';
import { call, signInAs } from '#tests/support/api.ts';
import { entriesDuring } from '#tests/support/audit.ts';
import { newStaff } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let admin: string;
beforeAll(async () => {
  test = await startTestApp();
  admin = (await newStaff(test, 'ADMIN')).bearer;
});
afterAll(() => test.close());

const remove = (id: string, bearer = admin) => call(test.app, deleteCategory, { parameters: { id }, bearer });
const create = async (fr: string, order?: number) =>
  (await call(test.app, createCategory, { bearer: admin, body: { name: { fr, en: fr }, order } })).body;

describe('DELETE /v1/categories/category/{id}', () => {
  it('succeeds where nothing is filed, answers it as it was, closes the gap and notes it', async () => {
    const category = await create('De passage', 3);
    const entries = await entriesDuring(test, async () => {
      const { status, body } = await remove(category.id);
      expect([status, body]).toEqual([200, category]);
    });
    expect(entries).toMatchObject([{ kind: 'CATEGORY_DELETED', subjects: [category.id], detail: 'de-passage' }]);
    expect((await call(test.app, readCategory, { parameters: { id: category.id } })).status).toBe(404);
    expect((await call(test.app, listAllCategories)).body.items.map(({ order }) => order)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('refuses while an article or a thread uses it, and one that is not there', async () => {
    const [used] = (await call(test.app, listAllCategories)).body.items;
    const { status, problem } = await remove(used?.id ?? '');
    expect([status, problem.reason]).toEqual([409, 'CATEGORY_IN_USE']);
    expect((await remove('0123456789abcdef01234567')).problem.ressource).toBe('CATEGORY');
  });

  it('who may: those who hold CATEGORY DELETE', async () => {
    const { id } = await create('Réservée');
    expect((await call(test.app, deleteCategory, { parameters: { id } })).status).toBe(401);
    for (const who of ['client', 'moderator', 'therapist'] as const)
      expect((await remove(id, await signInAs(test.app, who))).problem.reason).toBe('ACCESS_MISMATCH');
  });
});
