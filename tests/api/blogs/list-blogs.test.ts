import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listBlogs } from '#contract/blogs/blogs.endpoints.ts';
import { call } from '#tests/support/api.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test.close());

const search = async (keyword: string) => {
  const { body } = await call(test.app, listBlogs, { query: { keyword } });
  return body.items.map(({ slug }) => slug);
};

describe('GET /v1/blogs/blogs/', () => {
  describe('succeeds', () => {
    it('gives the newest first, with everything a list shows', async () => {
      const { status, body } = await call(test.app, listBlogs);
      expect(status).toBe(200);
      expect(body).toMatchObject({ page: 1, limit: 20, total: 36 });
      expect(body).not.toHaveProperty('totalIsCapped');
      const dates = body.items.map(({ publishedAt }) => publishedAt);
      expect(dates).toEqual(dates.toSorted().toReversed());
      const article = body.items.find(({ slug }) => slug === 'epuisement-au-travail');
      expect(article?.categories).toEqual([
        { slug: 'travail', name: { fr: 'Travail', en: 'Work' } },
        { slug: 'anxiete-et-stress', name: { fr: 'Anxiété et stress', en: 'Anxiety and stress' } },
      ]);
      expect(article).not.toHaveProperty('content');
      expect(article).toMatchObject({ cover: null, language: 'fr' });
      expect(article?.readingMinutes).toBeGreaterThan(3);
    });

    it('goes page by page without losing or repeating one', async () => {
      const slugs: string[] = [];
      for (const page of [1, 2, 3]) {
        const { body } = await call(test.app, listBlogs, { query: { page, limit: 12 } });
        expect(body.total).toBe(36);
        slugs.push(...body.items.map(({ slug }) => slug));
      }
      expect(new Set(slugs).size).toBe(36);
    });

    it('names those of the languages asked for alone, in a search too', async () => {
      const inEnglish = await call(test.app, listBlogs, { query: { languages: 'en', keyword: 'anxiety' } });
      expect(inEnglish.body.items.map(({ language }) => language)).toContain('en');
      expect((await call(test.app, listBlogs, { query: { languages: 'en', keyword: 'bienveillance' } })).body.items).toEqual([]);
      expect((await call(test.app, listBlogs, { query: { languages: 'fr,ar' } })).body.total).toBe(24);
      expect((await call(test.app, listBlogs, { query: { languages: 'de' } })).status).toBe(400);
    });

    it('says the total past the last page too', async () => {
      const { body } = await call(test.app, listBlogs, { query: { page: 9, limit: 5 } });
      expect(body).toMatchObject({ items: [], total: 36 });
    });

    it('sorts by title when asked, accents or not', async () => {
      const { body } = await call(test.app, listBlogs, { query: { 'sort-field': 'title', 'sort-direction': 'asc' } });
      const titles = body.items.map(({ title }) => title);
      const byWords = new Intl.Collator('fr', { ignorePunctuation: true });
      expect(titles).toEqual([...titles].sort((a, b) => byWords.compare(a, b)));
    });

    it.each(['anxiete', 'anxiété', 'ANXIETE', 'l’anxiété', 'anxeité'])('finds the article on anxiety by « %s »', async (keyword) => {
      expect((await search(keyword))[0]).toBe('comprendre-l-anxiete');
    });

    it.each([
      ['depresion', 'depression-reconnaitre-les-signes'],
      ['dépressions', 'depression-reconnaitre-les-signes'],
      ['enfants', 'parler-a-son-enfant-apres-un-choc'],
      ['arrêter de fumer', 'arreter-de-fumer-sans-se-juger'],
      ['écran', 'adolescents-et-ecrans'],
      ['bienveilance', 'se-parler-avec-bienveillance'],
      ['someil', 'mieux-dormir-quand-l-esprit-tourne'],
      ['crise d’angoise la nuit', 'calmer-une-crise-d-angoisse'],
      ['deui', 'traverser-un-deuil'],
      ['zzzz tabac', 'arreter-de-fumer-sans-se-juger'],
      // Others speak of it more often: what is in the title comes first.
      ['examen', 'preparer-un-examen-sans-y-laisser-la-sante'],
      ['colère', 'comprendre-sa-colere'],
    ])('finds by « %s »', async (keyword, slug) => {
      expect((await search(keyword))[0]).toBe(slug);
    });

    it('takes a misspelt word for the one that tells articles apart, not for one that they all hold', async () => {
      const found = await search('deul');
      expect(found[0]).toBe('traverser-un-deuil');
      expect(found.toSorted()).toEqual((await search('deuil')).toSorted());
      expect(found.length).toBeLessThan(18);
    });

    it('keeps the order of a search from one call to the next', async () => {
      expect(await search('psychologue')).toEqual(await search('psychologue'));
    });

    it('finds nothing where there is nothing', async () => {
      expect(await search('zzzzzz qwxkj')).toEqual([]);
    });

    it.each(['%', '😀', '? !', '"'])('finds nothing by « %s », which no text is made of', async (keyword) => {
      expect(await search(keyword)).toEqual([]);
    });

    it('takes any keyword as words', async () => {
      for (const keyword of ["'; drop table blogs; --", '!!! & | <->', 'or', '"', '%_\\']) {
        const { status } = await call(test.app, listBlogs, { query: { keyword } });
        expect(status).toBe(200);
      }
    });
  });

  describe('refuses', () => {
    it.each([
      [{ page: 0 }, 'page'],
      [{ limit: 101 }, 'limit'],
      [{ 'sort-field': 'content' }, 'sort-field'],
      [{ page: 1001, limit: 10 }, 'page'],
    ])('%j', async (query, fieldName) => {
      const { status, problem } = await call(test.app, listBlogs, { query: query as never });
      expect(status).toBe(400);
      expect(problem.fields?.[0]?.fieldName).toBe(fieldName);
    });
  });

  describe('who may', () => {
    it('answers everyone alike, whatever the bearer', async () => {
      const anonymous = await call(test.app, listBlogs);
      const forged = await call(test.app, listBlogs, { bearer: 'forged' });
      expect(forged.body).toEqual(anonymous.body);
      expect(anonymous.headers['cache-control']).toContain('public');
    });
  });
});
