import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteBlog, listBlogRevisions, listBlogs, readBlogRevision, updateBlog } from '#contract/blogs/blogs.endpoints.ts';
import { call } from '#tests/support/api.ts';
import { articleOf, startBlogTest, writeBlog } from '#tests/support/blogs.ts';
import { testNow, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let admin: string;
let work: string;
beforeAll(async () => void ({ test, admin, work } = await startBlogTest()));
beforeEach(() => test.clock.set(testNow));
afterAll(() => test.close());

const after = (minutes: number) => new Date(Date.parse(testNow) + minutes * 60_000).toISOString();
const write = async (changes: object) => (await writeBlog(test, admin, articleOf(work, changes))).body.id;
const change = (id: string, changes: object) =>
  call(test.app, updateBlog, { parameters: { slug: id }, bearer: admin, body: articleOf(work, changes) });
const revisions = (id: string) => call(test.app, listBlogRevisions, { parameters: { id }, bearer: admin });
const wordsAt = async (id: string, place: number) => {
  const revisionId = (await revisions(id)).body.items[place]?.id ?? '';
  return call(test.app, readBlogRevision, { parameters: { id, revisionId }, bearer: admin });
};

describe('the revisions of an article', () => {
  it('are its words at each saving that changed them, the last first', async () => {
    const id = await write({ title: 'Un', content: '<p>Un.</p>', status: 'DRAFT' });
    test.clock.advanceMinutes(1);
    await change(id, { title: 'Deux', content: '<p>Deux.</p>', contentNote: 'Court.' });
    test.clock.advanceMinutes(1);
    await change(id, { title: 'Deux', content: '<p>Deux.</p>', status: 'ARCHIVED', featured: true });
    const { body } = await revisions(id);
    expect(body.items).toEqual([
      { id: expect.any(String), savedAt: after(1), title: 'Deux' },
      { id: expect.any(String), savedAt: testNow, title: 'Un' },
    ]);
    expect((await wordsAt(id, 0)).body).toMatchObject({ title: 'Deux', content: '<p>Deux.</p>', contentNote: 'Court.' });
    expect((await wordsAt(id, 1)).body).toMatchObject({ title: 'Un', content: '<p>Un.</p>', contentNote: null });
  });

  it('of an article from before there were any begin with the words that its next change replaces', async () => {
    const { items } = (await call(test.app, listBlogs, { query: { keyword: 'deuil' } })).body;
    const [{ slug, title, updatedAt } = { slug: '', title: '', updatedAt: '' }] = items;
    const changed = await change(slug, { title: `${title}, relu` });
    const found = (await revisions(changed.body.id)).body.items;
    expect(found.map((each) => [each.title, each.savedAt])).toEqual([
      [`${title}, relu`, testNow],
      [title, updatedAt],
    ]);
  });

  it('are a hundred at most, the newest', async () => {
    const id = await write({ title: 'Version 0', status: 'DRAFT' });
    for (let version = 1; version <= 101; version += 1) {
      test.clock.advanceMinutes(0.01);
      await change(id, { title: `Version ${version}`, status: 'DRAFT' });
    }
    const { items } = (await revisions(id)).body;
    expect([items.length, items.at(0)?.title, items.at(-1)?.title]).toEqual([100, 'Version 101', 'Version 2']);
  });

  it('are read under their own article alone, and go with it', async () => {
    const [id, other] = [await write({ title: 'Seul' }), await write({ title: 'Autre' })];
    const revisionId = (await revisions(id)).body.items[0]?.id ?? '';
    const read = (blogId: string) => call(test.app, readBlogRevision, { parameters: { id: blogId, revisionId }, bearer: admin });
    expect([(await read(id)).status, (await read(other)).status]).toEqual([200, 404]);
    await call(test.app, deleteBlog, { parameters: { slug: id }, bearer: admin });
    expect([(await read(id)).status, (await revisions(id)).status]).toEqual([404, 404]);
  });
});
