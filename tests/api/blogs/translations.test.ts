import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBlog, listWrittenBlogs, readBlog, readWrittenBlog, updateBlog } from '#contract/blogs/blogs.endpoints.ts';
import { call, signInAs } from '#tests/support/api.ts';
import { articleOf, startBlogTest, writeBlog } from '#tests/support/blogs.ts';
import { newPhoto } from '#tests/support/payment.ts';
import type { TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let admin: string;
let work: string;
beforeAll(async () => void ({ test, admin, work } = await startBlogTest()));
afterAll(() => test.close());

const article = (title: string, language: string, changes: object = {}) => articleOf(work, { title, language, ...changes });
const write = (title: string, language: string, changes: object = {}) =>
  writeBlog(test, admin, article(title, language, changes)).then(({ body }) => body);
const create = (body: object) => call(test.app, createBlog, { bearer: admin, body });
const change = (id: string, body: object) => call(test.app, updateBlog, { parameters: { slug: id }, bearer: admin, body });
const written = async (id: string) => (await call(test.app, readWrittenBlog, { parameters: { id }, bearer: admin })).body;
const readers = async (slug: string) => (await call(test.app, readBlog, { parameters: { slug } })).body.translations ?? [];
const languagesOf = async (id: string) => (await written(id)).versions.map(({ language }) => language);

describe('an article and its translations', () => {
  it('lead readers from one to the other once both are published, and staff before', async () => {
    const french = await write('Le lundi', 'fr');
    const english = await write('Monday', 'en', { status: 'DRAFT', translationOfId: french.id });
    expect(english.translationOfId).toBe(french.id);
    expect(english.versions).toEqual([{ id: french.id, title: 'Le lundi', language: 'fr', status: 'PUBLISHED' }]);
    expect(await written(french.id)).toMatchObject({ translationOfId: english.id, versions: [{ title: 'Monday', status: 'DRAFT' }] });
    expect(await readers(french.slug)).toEqual([]);

    await change(english.id, article('Monday', 'en'));
    expect(await readers(french.slug)).toEqual([{ slug: 'monday', language: 'en' }]);
    expect(await readers('monday')).toEqual([{ slug: french.slug, language: 'fr' }]);

    await change(english.id, article('Monday', 'en', { status: 'ARCHIVED' }));
    expect(await readers(french.slug)).toEqual([]);
  });

  it('are three at most, each of them named by any other', async () => {
    const french = await write('Le mardi', 'fr');
    const english = await write('Tuesday', 'en', { translationOfId: french.id });
    const arabic = await write('الثلاثاء', 'ar', { translationOfId: english.id });
    expect(await languagesOf(french.id)).toEqual(['ar', 'en']);
    expect(await languagesOf(arabic.id)).toEqual(['en', 'fr']);
    expect((await readers(arabic.slug)).map(({ language }) => language)).toEqual(['en', 'fr']);
  });

  it('stay together where one of them is linked to an article by itself, and part where that takes the place of one', async () => {
    const french = await write('Le matin', 'fr');
    const english = await write('Morning', 'en', { translationOfId: french.id });
    const arabic = await write('الصباح', 'ar');
    await change(french.id, article('Le matin', 'fr', { translationOfId: arabic.id }));
    expect(await languagesOf(english.id)).toEqual(['ar', 'fr']);

    const better = await write('In the morning', 'en');
    await change(french.id, article('Le matin', 'fr', { translationOfId: better.id }));
    expect([await languagesOf(french.id), await languagesOf(better.id)]).toEqual([['en'], ['fr']]);
    expect([await languagesOf(english.id), await languagesOf(arabic.id)]).toEqual([['ar'], ['en']]);
  });

  it('may have the same cover, whoever has drawn it, once everyone may see it', async () => {
    const therapist = await signInAs(test.app, 'therapist');
    const cover = await newPhoto(test, therapist);
    const body = article('Evening', 'en', { cover });
    expect((await create(body)).status).toBe(400);
    await writeBlog(test, therapist, article('Le soir', 'fr', { cover }));
    expect((await create(body)).body.cover?._id).toBe(cover._id);
  });

  it('stay together where nothing is said of it, and part where one is no translation any more', async () => {
    const french = await write('Le mercredi', 'fr');
    const english = await write('Wednesday', 'en', { translationOfId: french.id });
    const arabic = await write('الأربعاء', 'ar', { translationOfId: french.id });
    await change(french.id, article('Le mercredi, encore', 'fr'));
    expect(await languagesOf(french.id)).toEqual(['ar', 'en']);

    await change(french.id, article('Le mercredi, encore', 'fr', { translationOfId: null }));
    expect(await languagesOf(french.id)).toEqual([]);
    expect(await languagesOf(english.id)).toEqual(['ar']);
    expect(await languagesOf(arabic.id)).toEqual(['en']);

    // Alone with what it had in common once, it still comes to others that are linked.
    await change(english.id, article('Wednesday', 'en', { translationOfId: null }));
    expect(await languagesOf(arabic.id)).toEqual([]);
    const pair = await write('Le mercredi soir', 'fr', { translationOfId: english.id });
    await change(pair.id, article('Le mercredi soir', 'fr', { translationOfId: arabic.id }));
    expect(await languagesOf(english.id)).toEqual(['ar', 'fr']);

    // By itself again, it is joined by another without those it has parted from.
    const other = await write('Midweek', 'en', { translationOfId: french.id });
    expect(await languagesOf(other.id)).toEqual(['fr']);
    expect(await languagesOf(english.id)).toEqual(['ar', 'fr']);
  });

  it('are one of a language: a second one is refused, whichever way it comes about', async () => {
    const french = await write('Le jeudi', 'fr');
    await write('Thursday', 'en', { translationOfId: french.id });
    const second = await create(article('Thursday again', 'en', { translationOfId: french.id }));
    expect([second.status, second.body]).toMatchObject([
      409,
      { ressource: 'BLOGS', fields: [{ fieldName: 'translationOfId', message: expect.stringContaining('déjà relié dans cette langue') }] },
    ]);
    const arabic = await write('الخميس', 'ar', { translationOfId: french.id });
    const turned = await change(arabic.id, article('Thursday, turned', 'en'));
    expect([turned.status, (await written(arabic.id)).language]).toEqual([409, 'ar']);
    const same = await create(article('Encore un jeudi', 'fr', { translationOfId: french.id }));
    expect(same.status).toBe(409);
  });

  it('of two who translate one into the same language at once, one is told', async () => {
    const french = await write('Le vendredi', 'fr');
    const arabic = await write('الجمعة', 'ar', { translationOfId: french.id });
    const both = await Promise.all([
      create(article('Friday', 'en', { translationOfId: french.id })),
      create(article('Friday too', 'en', { translationOfId: arabic.id })),
    ]);
    expect(both.map(({ status }) => status)).toEqual(expect.arrayContaining([201, 409]));
    expect(await languagesOf(french.id)).toEqual(['ar', 'en']);
  });

  it('two that name each other at once are both answered', async () => {
    const [french, english] = [await write('Le samedi', 'fr'), await write('Saturday', 'en')];
    const both = await Promise.all([
      change(french.id, article('Le samedi', 'fr', { translationOfId: english.id })),
      change(english.id, article('Saturday', 'en', { translationOfId: french.id })),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await languagesOf(french.id)).toEqual(['en']);
  });

  it('refuses itself and what is not there', async () => {
    const french = await write('Le dimanche', 'fr');
    for (const translationOfId of [french.id, 'f'.repeat(24), 'le-dimanche']) {
      const { status, body } = await change(french.id, article('Le dimanche', 'fr', { translationOfId }));
      expect([status, body]).toMatchObject([400, { fields: [{ fieldName: 'translationOfId' }] }]);
    }
  });

  it('are found by language among all that is written', async () => {
    const inLanguages = async (languages: string) => {
      const { body } = await call(test.app, listWrittenBlogs, { bearer: admin, query: { languages, limit: '100' } });
      return new Set(body.items.map(({ language }) => language));
    };
    expect(await inLanguages('en,ar')).toEqual(new Set(['en', 'ar']));
    expect(await inLanguages('fr')).toEqual(new Set(['fr']));
  });
});
