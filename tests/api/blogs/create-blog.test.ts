import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBlog, listBlogs, readBlog } from '#contract/blogs/blogs.endpoints.ts';
import { call, signInAs } from '#tests/support/api.ts';
import { entriesDuring } from '#tests/support/audit.ts';
import { articleOf, categoryIdOf, writeBlog } from '#tests/support/blogs.ts';
import { startTestApp, testNow, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let therapist: string;
let grief: string;
let work: string;
beforeAll(async () => {
  test = await startTestApp();
  therapist = await signInAs(test.app, 'therapist');
  grief = await categoryIdOf(test, 'deuil');
  work = await categoryIdOf(test, 'travail');
});
afterAll(() => test.close());

const create = (changes: object = {}, bearer = therapist) => writeBlog(test, bearer, articleOf(grief, changes));
const read = (slug: string) => call(test.app, readBlog, { parameters: { slug } });

describe('POST /v1/blogs/blogs/', () => {
  it('succeeds: published at once, signed by who writes, filed in the order given, noted', async () => {
    const sources = [{ title: 'Un livre', url: 'https://example.org/livre' }];
    const entries = await entriesDuring(test, async () => {
      const { status, body } = await create({ categoryIds: [work, grief, work], sources, language: 'fr', featured: true });
      expect([status, body]).toMatchObject([
        201,
        {
          slug: 'respirer-avant-de-repondre',
          status: 'PUBLISHED',
          publishedAt: testNow,
          readingMinutes: 1,
          featured: true,
          author: { slug: 'amel-ben-salah' },
          sources,
          cover: null,
          reviewedAt: null,
        },
      ]);
      expect(body.categories.map(({ slug }) => slug)).toEqual(['travail', 'deuil']);
    });
    expect(entries).toMatchObject([{ kind: 'BLOG_CREATED', detail: 'respirer-avant-de-repondre PUBLISHED' }]);
    const { status, body } = await read('respirer-avant-de-repondre');
    expect([status, body.title, 'status' in body]).toEqual([200, 'Respirer avant de répondre', false]);
    expect((await call(test.app, listBlogs, { query: { keyword: 'respirer avant de repondre' } })).body.items[0]?.slug).toBe(body.slug);
  });

  it('keeps a draft and an archived one from readers', async () => {
    for (const status of ['DRAFT', 'ARCHIVED']) {
      const { body } = await create({ title: `Pas encore ${status}`, status });
      expect(body.status).toBe(status);
      expect((await read(body.slug)).status).toBe(404);
    }
  });

  it('makes safe what is written', async () => {
    const content = '<h1>Titre</h1><script>alert(1)</script><p onclick="x()">Un <a href="javascript:x()">lien</a> <strong>sûr</strong></p>';
    const { body } = await create({ title: 'Sûr', content });
    expect(body.content).toBe('Titre<p>Un lien <strong>sûr</strong></p>');
    expect((await create({ content: '<script>alert(1)</script>' })).problem.fields?.[0]?.fieldName).toBe('content');
  });

  it('gives each an address of its own, never a reserved word', async () => {
    const slugs = [];
    for (const title of ['Le sommeil', 'Le sommeil', 'Featured', 'Grouped', 'Un deux trois quatre cinq six sept', 'نوم هادئ'])
      slugs.push((await create({ title })).body.slug);
    expect(slugs).toEqual(['le-sommeil', 'le-sommeil-2', 'featured-1', 'grouped-1', 'un-deux-trois-quatre-cinq-six', 'noum-hadi']);
  });

  it('refuses what is missing, unknown or someone else’s', async () => {
    const fieldOf = async (changes: object) => (await create(changes)).problem.fields?.[0]?.fieldName;
    const nobody = '0123456789abcdef01234567';
    expect(await fieldOf({ title: ' ' })).toBe('title');
    expect(await fieldOf({ excerpt: 'x'.repeat(401) })).toBe('excerpt');
    expect(await fieldOf({ categoryIds: [] })).toBe('categoryIds');
    expect(await fieldOf({ categoryIds: [nobody] })).toBe('categoryIds');
    expect(await fieldOf({ status: 'SECRET' })).toBe('status');
    expect(await fieldOf({ language: 'xx' })).toBe('language');
    expect(await fieldOf({ cover: { _id: nobody } })).toBe('cover');
    expect(await fieldOf({ authorId: nobody })).toBe('authorId');
    expect(await fieldOf({ sources: [{ title: 'x', url: 'javascript:x()' }] })).toBe('sources.0.url');
  });

  it('who may: those who hold BLOGS WRITE', async () => {
    expect((await call(test.app, createBlog, { body: articleOf(grief) })).status).toBe(401);
    for (const who of ['client', 'moderator'] as const)
      expect((await create({}, await signInAs(test.app, who))).problem.reason).toBe('ACCESS_MISMATCH');
  });
});
