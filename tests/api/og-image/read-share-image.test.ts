import sharp from 'sharp';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBlog, updateBlog } from '#contract/blogs/blogs.endpoints.ts';
import { readShareImage } from '#contract/og-image/og-image.endpoints.ts';
import { sharedPages, type ShareImageLanguage } from '#contract/og-image/share-images.ts';
import { updatePractice } from '#contract/practice/practice-settings.endpoints.ts';
import { readPractice } from '#contract/practice/practice.endpoints.ts';
import { readThread } from '#contract/threads/threads.endpoints.ts';
import { threads } from '#server/modules/threads/threads.tables.ts';
import { call, signInAs } from '#tests/support/api.ts';
import { articleOf, categoryIdOf, writeBlog } from '#tests/support/blogs.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { newThread } from '#tests/support/threads.ts';
import { uploadAs } from '#tests/support/upload.ts';

let test: TestApp;
let admin: string;
let work: string;
beforeAll(async () => {
  test = await startTestApp();
  admin = await signInAs(test.app, 'admin');
  work = await categoryIdOf(test, 'travail');
});
afterAll(() => test.close());

const article = 'comprendre-l-anxiete';
const ask = (kind: string, slug: string, lang?: ShareImageLanguage, headers: Record<string, string> = {}) =>
  call(test.app, readShareImage, { parameters: { kind, slug }, query: { lang }, headers });
const tagOf = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).headers['etag'];
const bytesOf = async (kind: string, slug: string) => (await test.app.inject(`/api/v1/og-image/${kind}/${slug}.png`)).rawPayload;
/** The colour in the middle of the picture's frame: red, green, blue. */
async function middleOfFrame(kind: string, slug: string): Promise<number[]> {
  const { data } = await sharp(await bytesOf(kind, slug))
    .extract({ left: 900, top: 300, width: 40, height: 40 })
    .resize(1, 1)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data];
}

describe('GET /v1/og-image/{kind}/{slug}.png', () => {
  it.each([
    { kind: 'blogs', slug: article },
    { kind: 'threads', slug: 'comment-faire-quand-le-telephone-sonne-k3v9' },
    { kind: 'therapist', slug: 'amel-ben-salah' },
    ...sharedPages.map((slug) => ({ kind: 'page', slug })),
  ])('draws $kind/$slug: 1200 by 630 pixels, light enough for the apps that show links', async ({ kind, slug }) => {
    const { status, headers } = await ask(kind, slug);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=300',
      'cross-origin-resource-policy': 'cross-origin',
      etag: expect.stringMatching(/^"[\w-]{22}"$/),
    });
    const bytes = await bytesOf(kind, slug);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect(bytes.length).toBeLessThan(300_000);
  });

  it('answers nothing to whoever has it already, and another one once it shows something else', async () => {
    const bearer = admin;
    const { slug } = (await writeBlog(test, bearer, articleOf(work, { title: 'Un premier titre' }))).body;
    const tag = String(await tagOf('blogs', slug));
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      const { status, headers } = await ask('blogs', slug, undefined, { 'if-none-match': known });
      expect([status, headers['etag'], headers['content-length']]).toEqual([304, tag, undefined]);
    }
    await call(test.app, updateBlog, { parameters: { slug }, bearer, body: articleOf(work, { title: 'Un deuxième titre' }) });
    const { status, headers } = await ask('blogs', slug, undefined, { 'if-none-match': tag });
    expect(status).toBe(200);
    expect(headers['etag']).not.toBe(tag);
  });

  it('is in the language that is asked for; what exists in one is in French in the others', async () => {
    const tags = await Promise.all([
      tagOf('page', 'home'),
      tagOf('page', 'home', 'fr'),
      tagOf('page', 'home', 'en'),
      tagOf('page', 'home', 'ar'),
    ]);
    expect(tags[1]).toBe(tags[0]);
    expect(tags[2]).not.toBe(tags[0]);
    expect(tags[3]).toBe(tags[0]);
    const help = await Promise.all((['fr', 'en', 'ar'] as const).map((language) => tagOf('page', 'help-line', language)));
    expect(new Set(help).size).toBe(3);
    expect((await ask('page', 'home', 'de' as never)).problem.fields?.[0]?.fieldName).toBe('lang');
  });

  it('shows the cover of an article that has one, and its drawing otherwise', async () => {
    const red = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#c01020' } })
      .jpeg()
      .toBuffer();
    const cover = await uploadAs(test.app, admin, { bytes: red });
    const { slug } = (await writeBlog(test, admin, articleOf(work, { title: 'Avec une image', cover }))).body;
    const [r = 0, g = 0, b = 0] = await middleOfFrame('blogs', slug);
    expect([r > 180, g < 40, b < 60]).toEqual([true, true, true]);
    const before = await tagOf('blogs', slug);
    await call(test.app, updateBlog, {
      parameters: { slug },
      bearer: admin,
      body: articleOf(work, { title: 'Avec une image', cover: null }),
    });
    expect(await tagOf('blogs', slug)).not.toBe(before);
    expect((await middleOfFrame('blogs', slug))[0]).not.toBe(r);
  });

  it('shows no word of a thread with a note before it: its theme alone, whatever is written', async () => {
    const noted = await newThread(test, { title: 'Des mots que nul ne demande à lire', contentNote: 'Parle de violences.' });
    const tag = await tagOf('threads', noted);
    const write = (values: object) => test.deps.db.update(threads).set(values).where(eq(threads.slug, noted));
    await write({ title: 'De tout autres mots, et plus longs', excerpt: 'Autre', contentNote: 'Parle d’autre chose.' });
    expect(await tagOf('threads', noted)).toBe(tag);
    await write({ contentNote: null });
    expect(await tagOf('threads', noted)).not.toBe(tag);
    expect((await call(test.app, readThread, { parameters: { slug: noted } })).body.title).toBe('De tout autres mots, et plus longs');
  });

  it('is signed with the practice’s name', async () => {
    const tag = await tagOf('page', 'blogs');
    const { body } = await call(test.app, readPractice);
    const { status } = await call(test.app, updatePractice, { bearer: admin, body: { ...body, name: 'Centre du Lac' } });
    expect(status).toBe(200);
    expect(await tagOf('page', 'blogs')).not.toBe(tag);
  });

  it('carries nobody’s cookie: it may be kept on the way', async () => {
    expect((await ask('page', 'home')).headers).not.toHaveProperty('set-cookie');
  });

  it('has none of what is not there, not public any more or not yet', async () => {
    const { slug } = (await writeBlog(test, admin, articleOf(work, { title: 'Pas encore', status: 'DRAFT' }))).body;
    const hidden = await Promise.all(
      (['PENDING', 'UNVALIDATED', 'DELETED'] as const).map((status) => newThread(test, { status, title: `Une discussion ${status}` })),
    );
    for (const [kind, named, ressource] of [
      ['blogs', slug, 'BLOGS'],
      ['blogs', 'nulle-part', 'BLOGS'],
      ['threads', 'nulle-part', 'PUBLIC_THREAD'],
      ...hidden.map((thread) => ['threads', thread, 'PUBLIC_THREAD'] as const),
      ['therapist', 'personne', 'THERAPIST'],
    ] as const) {
      const { status, problem, headers } = await ask(kind, named);
      expect([status, problem.ressource, headers['cache-control']], named).toEqual([404, ressource, 'no-store']);
    }
    for (const [kind, named] of [
      ['page', 'practice'],
      ['account', 'home'],
      ['blogs', '..%2fhome'],
    ] as const) {
      const { status, problem } = await ask(kind, named);
      expect([status, problem.message], named).toEqual([404, "Cet élément n'existe pas ou n'est plus là."]);
    }
    expect((await call(test.app, readBlog, { parameters: { slug: article } })).status).toBe(200);
  });
});
