import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createBlog,
  deleteBlog,
  listBlogs,
  listWrittenBlogs,
  readBlog,
  readWrittenBlog,
  updateBlog,
} from '#contract/blogs/blogs.endpoints.ts';
import { entriesDuring } from '#tests/support/audit.ts';
import { call } from '#tests/support/api.ts';
import { articleOf, startBlogTest } from '#tests/support/blogs.ts';
import { testNow, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let admin: string;
let work: string;
beforeAll(async () => void ({ test, admin, work } = await startBlogTest()));
beforeEach(() => test.clock.set(testNow));
afterAll(() => test.close());

const inMinutes = (minutes: number) => new Date(Date.parse(testNow) + minutes * 60_000).toISOString();
const scheduled = (publishAt: string | null | undefined, changes: object = {}) =>
  articleOf(work, { title: 'À paraître', status: 'SCHEDULED', publishAt, ...changes });
const create = (body: object) => call(test.app, createBlog, { bearer: admin, body });
const change = (id: string, body: object) => call(test.app, updateBlog, { parameters: { slug: id }, bearer: admin, body });
const written = async (id: string) => (await call(test.app, readWrittenBlog, { parameters: { id }, bearer: admin })).body;
const readers = async (slug: string) => (await call(test.app, readBlog, { parameters: { slug } })).status;

describe('an article that is scheduled', () => {
  it('is nobody’s to read until its instant, and everybody’s from then on, dated as of then', async () => {
    const made = await create(scheduled(inMinutes(8)));
    expect([made.status, made.body.status, made.body.publishAt]).toEqual([201, 'SCHEDULED', inMinutes(8)]);
    test.clock.advanceMinutes(7);
    await test.deliverDue();
    expect(await readers(made.body.slug)).toBe(404);
    const listed = await call(test.app, listWrittenBlogs, { bearer: admin, query: { status: 'SCHEDULED' } });
    expect(listed.body.items).toMatchObject([{ id: made.body.id, status: 'SCHEDULED', publishAt: inMinutes(8) }]);

    test.clock.advanceMinutes(1);
    await test.deliverDue();
    const { body } = await call(test.app, readBlog, { parameters: { slug: made.body.slug } });
    expect([body.publishedAt, body.updatedAt]).toEqual([inMinutes(8), inMinutes(8)]);
    expect(await written(made.body.id)).toMatchObject({ status: 'PUBLISHED', publishAt: null });
    const { items } = (await call(test.app, listBlogs, { query: { keyword: 'paraître' } })).body;
    expect(items.map(({ slug }) => slug)).toEqual([made.body.slug]);
    await change(made.body.id, articleOf(work, { status: 'ARCHIVED' }));
  });

  it('may be changed until then, under the address of its title, and keeps its instant where none is said', async () => {
    const { id } = (await create(scheduled(inMinutes(8)))).body;
    const changed = await change(id, scheduled(undefined, { title: 'Autrement dit' }));
    expect(changed.body).toMatchObject({ slug: 'autrement-dit', publishAt: inMinutes(8) });
    test.clock.advanceMinutes(8);
    await test.deliverDue();
    expect(await readers('autrement-dit')).toBe(200);
    await change(id, articleOf(work, { status: 'ARCHIVED' }));
  });

  it('is published at its last instant alone, at once where somebody says so, and not at all once it is a draft again or gone', async () => {
    const [later, now, draft, gone] = [
      (await create(scheduled(inMinutes(5)))).body.id,
      (await create(scheduled(inMinutes(5)))).body.id,
      (await create(scheduled(inMinutes(5)))).body.id,
      (await create(scheduled(inMinutes(5)))).body.id,
    ];
    await change(later, scheduled(inMinutes(9)));
    await change(now, articleOf(work, { status: 'PUBLISHED' }));
    const undone = await change(draft, articleOf(work, { status: 'DRAFT' }));
    expect(undone.body).toMatchObject({ status: 'DRAFT', publishAt: null });
    await call(test.app, deleteBlog, { parameters: { slug: gone }, bearer: admin });
    test.clock.advanceMinutes(5);
    await test.deliverDue();
    expect([(await written(later)).status, (await written(now)).publishedAt, (await written(draft)).status]).toEqual([
      'SCHEDULED',
      testNow,
      'DRAFT',
    ]);
    // For the same instant as once before: published once.
    test.clock.set(testNow);
    await change(draft, scheduled(inMinutes(9)));
    test.clock.advanceMinutes(9);
    await test.deliverDue();
    expect([(await written(later)).publishedAt, (await written(draft)).publishedAt]).toEqual([inMinutes(9), inMinutes(9)]);
    for (const id of [later, now, draft]) await change(id, articleOf(work, { status: 'ARCHIVED' }));
  });

  it('is due and not yet published: its words may still be written', async () => {
    const { id } = (await create(scheduled(inMinutes(5)))).body;
    test.clock.advanceMinutes(6);
    const changed = await change(id, scheduled(inMinutes(5), { excerpt: 'Écrit au dernier moment.' }));
    expect([changed.status, changed.body.excerpt]).toEqual([200, 'Écrit au dernier moment.']);
    await test.deliverDue();
    expect(await written(id)).toMatchObject({ status: 'PUBLISHED', excerpt: 'Écrit au dernier moment.' });
    await change(id, articleOf(work, { status: 'ARCHIVED' }));
  });

  it.each([
    ['without an instant', undefined, 'est obligatoire'],
    ['with none', null, 'est obligatoire'],
    ['for now', testNow, 'doit être après le'],
    ['for a day that is over', '2026-11-01T08:00:00.000Z', 'doit être après le'],
    ['for the year after next', '2028-01-01T08:00:00.000Z', 'doit être avant le'],
    ['for what is no instant', 'demain', 'doit être une date valide'],
  ])('is refused %s', async (_, publishAt, message) => {
    const { status, problem } = await create(scheduled(publishAt));
    expect([status, problem.fields?.map(({ fieldName }) => fieldName)]).toEqual([400, ['publishAt']]);
    expect(problem.fields?.[0]?.message).toContain(message);
  });

  it('needs all that readers need', async () => {
    const { problem } = await create(scheduled(inMinutes(5), { excerpt: '', content: '', categoryIds: [] }));
    expect(problem.fields?.map(({ fieldName }) => fieldName)).toEqual(['excerpt', 'content', 'categoryIds']);
  });

  it('is no article that readers have known', async () => {
    const { id } = (await create(articleOf(work))).body;
    for (const status of ['PUBLISHED', 'ARCHIVED']) {
      await change(id, articleOf(work, { status }));
      const { problem } = await change(id, scheduled(inMinutes(5)));
      expect(problem.fields?.map(({ fieldName }) => fieldName)).toEqual(['status']);
    }
  });

  it('is told in the audit trail, when it is scheduled and when it appears', async () => {
    const { id, slug } = (await create(articleOf(work, { title: 'Consignée', status: 'DRAFT' }))).body;
    const entries = await entriesDuring(test, async () => {
      await change(id, scheduled(inMinutes(5), { title: 'Consignée' }));
      test.clock.advanceMinutes(5);
      await test.deliverDue();
    });
    expect(entries.map(({ kind, detail }) => `${kind} ${detail}`)).toEqual([
      `BLOG_UPDATED ${slug} DRAFT > SCHEDULED`,
      `BLOG_UPDATED ${slug} SCHEDULED > PUBLISHED`,
    ]);
    expect(new Set(entries.map(({ actorId }) => actorId)).size).toBe(1);
    await change(id, articleOf(work, { status: 'ARCHIVED' }));
  });
});
