import { parseFeed } from '@rowanmanning/feed-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBlog, readBlog } from '#contract/blogs/blogs.endpoints.ts';
import { feeds } from '#contract/feeds.ts';
import { locales, pathInLocale } from '#contract/locale.ts';
import { jpegOf } from '#tests/support/pictures.ts';
import { call, signInAs } from '#tests/support/api.ts';
import { articleOf, categoryIdOf } from '#tests/support/blogs.ts';
import { startTestApp, testNow, type TestApp } from '#tests/support/test-app.ts';
import { newThread, threadRow } from '#tests/support/threads.ts';
import { xmlMistakes } from '#tests/support/sitemap.ts';
import { uploadAs } from '#tests/support/upload.ts';

let test: TestApp;
let admin: string;
let work: string;
const site = 'https://accalmie.example';
beforeAll(async () => {
  test = await startTestApp({ env: { SITE_URL: site, SEED: 'demo' } });
  admin = await signInAs(test.app, 'admin');
  work = await categoryIdOf(test, 'travail');
});
afterAll(() => test.close());

const read = (path: string, headers: Record<string, string> = {}) => test.app.inject({ url: path, headers });
const parsed = async (path: string) => parseFeed((await read(path)).payload);
const write = async (changes: object) => (await call(test.app, createBlog, { bearer: admin, body: articleOf(work, changes) })).body.slug;

describe.each(feeds.flatMap((feed) => locales.map((locale) => ({ ...feed, locale, address: pathInLocale(feed.path, locale) }))))(
  'GET $address',
  ({ of, type, locale, address }) => {
    it('is a feed by a reader of feeds, which knows itself and its page', async () => {
      const { headers, payload } = await read(address);
      expect(headers).toMatchObject({ 'content-type': `${type}; charset=utf-8`, 'access-control-allow-origin': '*' });
      const { title, self, url, items, description } = parseFeed(payload);
      expect(title).toBe(`${of === 'blogs' ? 'Articles' : locale === 'fr' ? 'Discussions' : 'Threads'} · Cabinet Amel Ben Salah`);
      expect([self, url]).toEqual([site + address, site + pathInLocale(`/${of}`, locale)]);
      expect(description).toMatch(/.{40}/);
      expect(items.length).toBeGreaterThan(2);
      for (const item of items) {
        expect(item.url).toMatch(new RegExp(`^${site}(/en)?/${of}/[a-z0-9-]+$`));
        expect(item.id).toBe(item.url);
        expect(item.title).toMatch(/\S/);
        expect(item.published).toBeInstanceOf(Date);
      }
    });

    it('is answered by 304 to whoever has it, until something changes', async () => {
      const { headers } = await read(address);
      const tag = String(headers['etag']);
      expect((await read(address, { 'if-none-match': tag })).statusCode).toBe(304);
      if (of === 'blogs') await write({ title: `Du nouveau pour ${address}`, language: locale });
      else await newThread(test, { title: `Du nouveau pour ${address}` });
      expect((await read(address, { 'if-none-match': tag })).statusCode).toBe(200);
    });
  },
);

describe('articles in feeds', () => {
  it.each(['/blogs.rss', '/blogs.atom'])('%s holds them whole, with their cover, note, sources and where to call', async (address) => {
    const cover = await uploadAs(test.app, admin, { bytes: await jpegOf(1600, 1000) });
    const slug = await write({
      title: 'Écrire « <b> » & ]]> dans un titre',
      content:
        '<p>Un texte <strong>entier</strong> &amp; ]]&gt; la suite.</p><h2>Plus loin</h2><p>La fin : quelqu’un qui pense au suicide.</p>',
      contentNote: 'Parle de <suicide>.',
      sources: [{ title: 'Une revue & une autre', url: 'https://revue.example/a?b=1&c=2' }],
      cover,
    });
    const { body } = await call(test.app, readBlog, { parameters: { slug } });
    const { payload } = await read(address);
    const item = parseFeed(payload).items.find(({ url }) => url === `${site}/blogs/${slug}`);
    expect(item).toMatchObject({
      title: 'Écrire « <b> » & ]]> dans un titre',
      published: new Date(testNow),
      authors: [{ name: body.author?.fullName ?? 'Cabinet Amel Ben Salah' }],
    });
    expect(item?.description).toContain('Trois minutes pour laisser passer la vague.');
    // As it is written: the reader of feeds unfolds what stands in it once more.
    expect(payload).toContain(body.content);
    expect(payload).toContain('Avant de lire\u00A0: Parle de &lt;suicide&gt;.');
    expect(payload).toContain(
      '<h2>Sources</h2><ul><li><a href="https://revue.example/a?b=1&amp;c=2">Une revue &amp; une autre</a></li></ul>',
    );
    expect(payload).toContain(`<a href="${site}/help-line">Besoin de parler tout de suite`);
    const picture = `${site}${body.cover?.url.replace('$w', '1280').replace('$h', '853')}`;
    expect(payload).toContain(`<img src="${picture.replace('&', '&amp;')}" alt="">`);
    expect(item?.media.map(({ url }) => url)).toEqual([picture]);
    expect(item?.categories.map(({ label, term }) => label ?? term)).toEqual(['Travail']);
  });

  it('show the pictures of a text at whole addresses of the site', async () => {
    const { key } = await uploadAs(test.app, admin, { bytes: await jpegOf(1600, 1000) });
    const path = `/api/v1/bucket/file/${key}`;
    await write({ title: 'Une image dans le texte', content: `<figure><img src="${path}" alt="Une « mer »"></figure>` });
    const { payload } = await read('/blogs.rss');
    expect(payload).toContain(`<figure><img src="${site}${path}?w=1280" alt="Une « mer »" width="1600" height="1000"></figure>`);
    expect(payload).not.toContain(`"${path}`);
  });

  it('show the drawn image where there is no cover', async () => {
    const slug = await write({ title: 'Sans image', language: 'en' });
    const item = (await parsed('/en/blogs.rss')).items.find(({ url }) => url === `${site}/en/blogs/${slug}`);
    expect(item?.media.map(({ url }) => url)).toEqual([`${site}/api/v1/og-image/blogs/${slug}.png?lang=en`]);
    expect(item?.content).not.toContain('<img');
  });

  it('are those of the page’s language, the newest first, and none that is not published', async () => {
    test.clock.advanceMinutes(1);
    const [french, english] = [await write({ title: 'Le plus récent' }), await write({ title: 'The newest one', language: 'en' })];
    const draft = await write({ title: 'Un brouillon', status: 'DRAFT' });
    const [inFrench, inEnglish] = [await parsed('/blogs.atom'), await parsed('/en/blogs.atom')];
    expect(inFrench.items[0]?.url).toBe(`${site}/blogs/${french}`);
    expect(inEnglish.items[0]?.url).toBe(`${site}/en/blogs/${english}`);
    expect([...inFrench.items, ...inEnglish.items].filter(({ url }) => url?.endsWith(draft))).toEqual([]);
  });
});

describe('a sign that XML has no place for', () => {
  it.each(['/blogs.rss', '/blogs.atom', '/threads.rss'])('is left out of %s, which libxml2 reads', async (address) => {
    const odd = 'Un titre \u0001 avec \uFFFE des signes';
    await write({ title: odd, excerpt: odd, content: `<p>${odd}</p>` });
    await newThread(test, { title: odd });
    const { payload } = await read(address);
    expect(await xmlMistakes(payload)).toEqual([]);
    expect(await xmlMistakes(payload.replace('<title>', '<title>\u0001'))).not.toEqual([]);
    expect(payload).toMatch(/Un titre\s+avec\s+des signes/);
  });
});

describe('threads in feeds', () => {
  it('are told by their title alone, to the minute', async () => {
    const slug = await newThread(test, {
      title: 'Je ne dors plus depuis la rentrée',
      excerpt: 'Des mots du texte',
      content: '<p>Des mots du texte</p>',
      contentNote: null,
      createdAt: new Date('2026-11-16T08:00:45.000Z'),
    });
    const { payload } = await read('/threads.rss');
    const item = parseFeed(payload).items.find(({ url }) => url === `${site}/threads/${slug}`);
    expect(item).toMatchObject({
      title: 'Je ne dors plus depuis la rentrée',
      published: new Date('2026-11-16T08:00:00.000Z'),
      content: null,
      description: null,
      authors: [],
    });
    expect(payload).not.toContain('Des mots du texte');
    expect(payload).not.toContain('Saule pensif');
  });

  it('are told by their theme where a note stands before them, and not at all while they are hidden', async () => {
    const noted = await newThread(test, { title: 'Des mots que nul ne demande à lire', contentNote: 'Parle de violences.' });
    const hidden = await newThread(test, { title: 'Une discussion qui attend d’être relue', status: 'PENDING' });
    const { payload } = await read('/threads.rss');
    const { id } = await threadRow(test, noted);
    const item = parseFeed(payload).items.find(({ url }) => url === `${site}/threads/${id}`);
    expect(item?.title).toMatch(/\S+\u00A0: un sujet sensible$/);
    // Nor its address, which is made of its title.
    expect(payload).not.toContain(noted);
    expect(payload).not.toContain('Des mots que nul');
    expect(payload).not.toContain('violences');
    expect(payload).not.toContain(hidden);
    expect((await read('/en/threads.rss')).payload).toMatch(/: a sensitive subject/);
  });
});
