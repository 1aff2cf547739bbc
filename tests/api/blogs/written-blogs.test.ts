import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createBlog,
  deleteBlog,
  listBlogs,
  listWrittenBlogs,
  readBlog,
  readWrittenBlog,
  updateBlog,
} from '#contract/blogs/blogs.endpoints.ts';
import { listTherapists } from '#contract/therapist/therapist.endpoints.ts';
import { call, signInAs } from '#tests/support/api.ts';
import { articleOf, categoryIdOf, writeBlog } from '#tests/support/blogs.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let therapist: string;
let work: string;
let grief: string;
beforeAll(async () => {
  test = await startTestApp();
  therapist = await signInAs(test.app, 'therapist');
  [work, grief] = [await categoryIdOf(test, 'travail'), await categoryIdOf(test, 'deuil')];
});
afterAll(() => test.close());

const list = (query: object = {}, bearer = therapist) => call(test.app, listWrittenBlogs, { bearer, query });
const titlesOf = async (query: object) => (await list(query)).body.items.map(({ title, status }) => `${title} ${status}`);
const bare = (changes: object) => ({ excerpt: '', content: '', categoryIds: [], status: 'DRAFT', ...changes });

describe('GET /v1/blogs/blogs/all', () => {
  it('lists drafts too, the last changed first, by status and by words of the title whatever their accents', async () => {
    test.clock.advanceMinutes(1);
    await writeBlog(test, therapist, articleOf(work, { title: 'Étang sans bruit', status: 'DRAFT' }));
    test.clock.advanceMinutes(1);
    await writeBlog(test, therapist, articleOf(work, { title: 'Un étang au bureau', status: 'ARCHIVED' }));
    expect(await titlesOf({ limit: 2 })).toEqual(['Un étang au bureau ARCHIVED', 'Étang sans bruit DRAFT']);
    expect(await titlesOf({ keyword: 'ETANG' })).toEqual(['Un étang au bureau ARCHIVED', 'Étang sans bruit DRAFT']);
    expect(await titlesOf({ keyword: 'etang', status: 'DRAFT' })).toEqual(['Étang sans bruit DRAFT']);
    expect(await titlesOf({ keyword: 'etang', 'sort-direction': 'asc' })).toEqual([
      'Étang sans bruit DRAFT',
      'Un étang au bureau ARCHIVED',
    ]);
    const published = await list({ status: 'PUBLISHED', limit: 100 });
    expect(published.body.total).toBe((await call(test.app, listBlogs)).body.total);
  });

  it('refuses a status that is none', async () => {
    expect((await list({ status: 'LOST' })).problem.fields?.[0]?.fieldName).toBe('status');
  });
});

describe('GET /v1/blogs/blogs/admin/{id}', () => {
  it('gives an article with what it is changed by', async () => {
    const { items } = (await call(test.app, listTherapists)).body;
    const made = await writeBlog(test, therapist, articleOf(work, { categoryIds: [grief, work], authorId: items[0]?.id, status: 'DRAFT' }));
    const { body } = await call(test.app, readWrittenBlog, { parameters: { id: made.body.id }, bearer: therapist });
    expect(body).toEqual(made.body);
    expect(body).toMatchObject({ categoryIds: [grief, work], authorId: items[0]?.id, status: 'DRAFT' });
    const missing = await call(test.app, readWrittenBlog, { parameters: { id: '0'.repeat(24) }, bearer: therapist });
    expect([missing.status, missing.problem.ressource]).toEqual([404, 'BLOGS']);
  });
});

describe('a draft', () => {
  it('needs a title alone, and all the rest once it is to be read', async () => {
    const made = await call(test.app, createBlog, { bearer: therapist, body: bare({ title: 'Une idée' }) });
    expect([made.status, made.body.status, made.body.categories, made.body.content]).toEqual([201, 'DRAFT', [], '']);
    const publish = (changes: object) =>
      call(test.app, updateBlog, {
        parameters: { slug: made.body.slug },
        bearer: therapist,
        body: bare({ title: 'Une idée', ...changes }),
      });
    for (const status of ['PUBLISHED', 'ARCHIVED'])
      expect((await publish({ status })).problem.fields?.map(({ fieldName }) => fieldName)).toEqual(['excerpt', 'content', 'categoryIds']);
    const markup = await publish({ status: 'PUBLISHED', excerpt: 'Court.', categoryIds: [work], content: '<script></script>' });
    expect(markup.problem.fields?.map(({ fieldName }) => fieldName)).toEqual(['content']);
    const untitled = await call(test.app, createBlog, { bearer: therapist, body: bare({ title: ' ' }) });
    expect(untitled.problem.fields?.map(({ fieldName }) => fieldName)).toEqual(['title']);
  });

  it('has the address of its title until it is published, beside others of that title', async () => {
    const first = await call(test.app, createBlog, { bearer: therapist, body: bare({ title: 'Sans titre' }) });
    const second = await call(test.app, createBlog, { bearer: therapist, body: bare({ title: 'Sans titre' }) });
    expect([first.body.slug, second.body.slug]).toEqual(['sans-titre', 'sans-titre-2']);
    const change = (slug: string, changes: object) =>
      call(test.app, updateBlog, { parameters: { slug }, bearer: therapist, body: articleOf(work, changes) });
    expect((await change('sans-titre-2', { title: 'Sans titre', status: 'DRAFT' })).body.slug).toBe('sans-titre-2');
    expect((await change('sans-titre', { title: 'La peur du vide', status: 'DRAFT' })).body.slug).toBe('la-peur-du-vide');
    expect((await change('sans-titre-2', { title: 'La peur du vide' })).body.slug).toBe('la-peur-du-vide-2');
    expect((await change('la-peur-du-vide-2', { title: 'Le vertige' })).body.slug).toBe('la-peur-du-vide-2');
    expect((await call(test.app, readBlog, { parameters: { slug: 'la-peur-du-vide-2' } })).body.title).toBe('Le vertige');
    const again = await change('la-peur-du-vide-2', { status: 'DRAFT' });
    expect(again.problem.fields?.map(({ fieldName }) => fieldName)).toEqual(['status']);
    // By its id, whatever its address has become.
    expect((await change(first.body.id, { title: 'La peur', status: 'DRAFT' })).body).toMatchObject({ id: first.body.id, slug: 'la-peur' });
    const gone = await call(test.app, deleteBlog, { parameters: { slug: first.body.id }, bearer: await signInAs(test.app, 'admin') });
    expect([gone.status, gone.body.slug]).toEqual([200, 'la-peur']);
  });
});
