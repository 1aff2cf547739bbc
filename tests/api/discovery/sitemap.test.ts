import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { parseSitemapIndex } from 'sitemap';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBlog, updateBlog } from '#contract/blogs/blogs.endpoints.ts';
import { blogs } from '#server/modules/blogs/blogs.tables.ts';
import { threads } from '#server/modules/threads/threads.tables.ts';
import { call, signInAs } from '#tests/support/api.ts';
import { articleOf, categoryIdOf } from '#tests/support/blogs.ts';
import { entriesOf, mistakesOfSitemap } from '#tests/support/sitemap.ts';
import { startTestApp, testNow, type TestApp } from '#tests/support/test-app.ts';
import { newThread } from '#tests/support/threads.ts';

let test: TestApp;
let admin: string;
let work: string;
beforeAll(async () => {
  test = await startTestApp({ env: { SITE_URL: 'https://accalmie.example', SEED: 'demo' } });
  admin = await signInAs(test.app, 'admin');
  work = await categoryIdOf(test, 'travail');
});
afterAll(() => test.close());

const site = 'https://accalmie.example';
const read = (path: string, headers: Record<string, string> = {}) => test.app.inject({ url: path, headers });
const entries = async (name: string) => entriesOf((await read(`/sitemap-${name}.xml`)).payload);
const urls = async (name: string) => (await entries(name)).map(({ url }) => url.slice(site.length));

describe('GET /robots.txt', () => {
  it('lets everyone in and names the sitemap', async () => {
    const { payload, headers } = await read('/robots.txt');
    expect(payload).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${site}/sitemap.xml\n`);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  });
});

describe('GET /sitemap.xml', () => {
  it('lists the sitemaps there are, with when something in each last changed', async () => {
    const { payload, headers } = await read('/sitemap.xml');
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    const found = await parseSitemapIndex(Readable.from([payload]));
    expect(found.map(({ url }) => url)).toEqual(['pages', 'blogs', 'threads'].map((name) => `${site}/sitemap-${name}.xml`));
    for (const [index, name] of ['pages', 'blogs', 'threads'].entries()) {
      const newest = (await entries(name))
        .flatMap(({ lastmod }) => lastmod ?? [])
        .toSorted()
        .at(-1);
      expect(found[index]?.lastmod).toBe(newest);
    }
  });
});

describe.each(['pages', 'blogs', 'threads'])('GET /sitemap-%s.xml', (name) => {
  it('obeys the schema of sitemaps, and names each address once', async () => {
    const { payload } = await read(`/sitemap-${name}.xml`);
    expect(await mistakesOfSitemap(payload)).toEqual([]);
    expect(await mistakesOfSitemap(payload.replace('<loc>', '<place>').replace('</loc>', '</place>'))).not.toEqual([]);
    const found = await urls(name);
    expect(found.length).toBeGreaterThan(3);
    expect(new Set(found).size).toBe(found.length);
  });

  it('is answered by 304 to whoever has it', async () => {
    const { headers } = await read(`/sitemap-${name}.xml`);
    const again = await read(`/sitemap-${name}.xml`, { 'if-none-match': String(headers['etag']) });
    expect([again.statusCode, again.payload]).toEqual([304, '']);
    expect((await read(`/sitemap-${name}.xml`, { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });
});

describe('what a sitemap holds', () => {
  it('pages in each of their languages, the help line in Arabic too', async () => {
    const help = (await entries('pages')).filter(({ url }) => url.includes('/help-line'));
    const alternates = [
      ['fr', `${site}/help-line`],
      ['en', `${site}/en/help-line`],
      ['ar', `${site}/help-line/ar`],
      ['x-default', `${site}/help-line`],
    ];
    expect(help.map(({ url, alternates: told }) => [url, told])).toEqual(alternates.slice(0, 3).map(([, url]) => [url, alternates]));
    expect(await urls('pages')).toEqual(expect.arrayContaining(['/', '/en', '/therapist/amel-ben-salah', '/en/therapist/amel-ben-salah']));
  });

  it('an article in the language it is written in, and no other; changed when it was', async () => {
    const write = async (language: string) => {
      const { body } = await call(test.app, createBlog, {
        bearer: admin,
        body: articleOf(work, { title: `Un article en ${language}`, language }),
      });
      return body.slug;
    };
    const [french, english, arabic] = [await write('fr'), await write('en'), await write('ar')];
    const found = await entries('blogs');
    const of = (slug: string) => found.filter(({ url }) => url.endsWith(`/${slug}`));
    expect(of(french)).toEqual([{ url: `${site}/blogs/${french}`, lastmod: testNow, alternates: [] }]);
    expect(of(english)).toEqual([{ url: `${site}/en/blogs/${english}`, lastmod: testNow, alternates: [] }]);
    expect(of(arabic)).toEqual([{ url: `${site}/blogs/${arabic}`, lastmod: testNow, alternates: [] }]);
    test.clock.set('2026-11-16T08:05:00.000Z');
    await call(test.app, updateBlog, {
      bearer: admin,
      parameters: { slug: french },
      body: articleOf(work, { title: 'Un article changé' }),
    });
    expect((await entries('blogs')).find(({ url }) => url.endsWith(`/${french}`))?.lastmod).toBe('2026-11-16T08:05:00.000Z');
    test.clock.set(testNow);
  });

  it('an article beside its translations, each changed when it was itself; where none is French, the English one is for whoever reads neither', async () => {
    const write = async (language: string, changes: object = {}) => {
      const body = articleOf(work, { title: `Traduit en ${language}`, language, ...changes });
      return (await call(test.app, createBlog, { bearer: admin, body })).body;
    };
    const arabic = await write('ar');
    test.clock.set('2026-11-16T08:05:00.000Z');
    const english = await write('en', { translationOfId: arabic.id });
    const alternates = [
      ['en', `${site}/en/blogs/${english.slug}`],
      ['ar', `${site}/blogs/${arabic.slug}`],
      ['x-default', `${site}/en/blogs/${english.slug}`],
    ];
    const found = (await entries('blogs')).filter(({ url }) => url.includes('/traduit-en-'));
    expect(found).toEqual([
      { url: `${site}/en/blogs/${english.slug}`, lastmod: '2026-11-16T08:05:00.000Z', alternates },
      { url: `${site}/blogs/${arabic.slug}`, lastmod: testNow, alternates },
    ]);
    test.clock.set(testNow);
  });

  it('no article that is not published, and none that no longer is', async () => {
    const body = articleOf(work, { title: 'Pas encore publié', status: 'DRAFT' });
    const { slug } = (await call(test.app, createBlog, { bearer: admin, body })).body;
    expect(await urls('blogs')).not.toContain(`/blogs/${slug}`);
    await test.deps.db.update(blogs).set({ status: 'PUBLISHED' }).where(eq(blogs.slug, slug));
    expect(await urls('blogs')).toContain(`/blogs/${slug}`);
    await test.deps.db.update(blogs).set({ status: 'ARCHIVED' }).where(eq(blogs.slug, slug));
    expect(await urls('blogs')).not.toContain(`/blogs/${slug}`);
  });

  it('a thread in both languages, changed when it was written, corrected or answered, to the minute; none that is hidden', async () => {
    const slug = await newThread(test, { createdAt: new Date('2026-11-10T08:00:40.000Z') });
    const lastmod = async () => (await entries('threads')).find(({ url }) => url === `${site}/en/threads/${slug}`)?.lastmod;
    const write = (values: object) => test.deps.db.update(threads).set(values).where(eq(threads.slug, slug));
    expect(await lastmod()).toBe('2026-11-10T08:00:00.000Z');
    await write({ editedAt: new Date('2026-11-10T09:30:10.000Z') });
    expect(await lastmod()).toBe('2026-11-10T09:30:00.000Z');
    await write({ lastCommentAt: new Date('2026-11-12T10:00:00.000Z') });
    expect(await lastmod()).toBe('2026-11-12T10:00:00.000Z');
    for (const status of ['PENDING', 'UNVALIDATED', 'DELETED'] as const) {
      await write({ status });
      expect(await lastmod(), status).toBeUndefined();
    }
    await write({ status: 'LOCKED' });
    expect(await lastmod()).toBe('2026-11-12T10:00:00.000Z');
  });

  it('nothing behind sign-in', async () => {
    const all = (await Promise.all(['pages', 'blogs', 'threads'].map(urls))).flat();
    const isPrivate = /^(\/en)?\/(practice|profile|reservations|outbox|receipts|threads\/(own|write))(\/|$)/;
    expect(all.filter((url) => isPrivate.test(url))).toEqual([]);
  });

  it('is not there for a site without threads, which the index then does not name', async () => {
    const kept = await test.deps.db.select({ slug: threads.slug, status: threads.status }).from(threads);
    await test.deps.db.update(threads).set({ status: 'PENDING' });
    const { statusCode, payload } = await read('/sitemap-threads.xml');
    expect([statusCode, JSON.parse(payload)]).toMatchObject([404, { reason: 'NOT_FOUND' }]);
    expect((await read('/sitemap.xml')).payload).not.toContain('threads');
    for (const { slug, status } of kept) await test.deps.db.update(threads).set({ status }).where(eq(threads.slug, slug));
  });
});
