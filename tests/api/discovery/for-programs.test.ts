import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { updateHelpNumber, readHelpLine } from '#contract/practice/help-line.endpoints.ts';
import { therapists } from '#server/modules/therapist/therapist.tables.ts';
import { call, signInAs } from '#tests/support/api.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
const site = 'https://accalmie.example';
beforeAll(async () => void (test = await startTestApp({ env: { SITE_URL: site, SEED: 'demo' } })));
afterAll(() => test.close());

const read = (path: string, headers: Record<string, string> = {}) => test.app.inject({ url: path, headers });

describe('GET /help-line.json', () => {
  it('tells each number as it is dialled, who answers and when in three languages, and when it was checked', async () => {
    const { numbers } = (await call(test.app, readHelpLine)).body;
    const { headers, payload } = await read('/help-line.json');
    expect(headers).toMatchObject({ 'content-type': 'application/json; charset=utf-8', 'access-control-allow-origin': '*' });
    const told = JSON.parse(payload) as { numbers: object[] };
    expect(told).toMatchObject({
      publisher: 'Cabinet Amel Ben Salah',
      country: 'TN',
      languages: ['fr', 'en', 'ar'],
      pages: { fr: `${site}/help-line`, en: `${site}/en/help-line`, ar: `${site}/help-line/ar` },
    });
    expect(told.numbers).toEqual(
      numbers.map(({ group, number, name, who, hours, verifiedAt }) => ({
        group,
        number,
        dial: number.replaceAll(' ', ''),
        name,
        who,
        hours,
        checkedOn: verifiedAt === '' ? null : verifiedAt,
      })),
    );
  });

  it('changes with the practice’s own list, and is not sent twice to whoever has it', async () => {
    const { headers } = await read('/help-line.json');
    const tag = String(headers['etag']);
    expect((await read('/help-line.json', { 'if-none-match': tag })).statusCode).toBe(304);
    const bearer = await signInAs(test.app, 'therapist');
    const [first] = (await call(test.app, readHelpLine)).body.numbers;
    await call(test.app, updateHelpNumber, { bearer, parameters: { numberId: first?.id ?? '' }, body: { number: '191' } });
    const { statusCode, payload } = await read('/help-line.json', { 'if-none-match': tag });
    expect(statusCode).toBe(200);
    expect((JSON.parse(payload) as { numbers: object[] }).numbers[0]).toMatchObject({ number: '191', dial: '191', checkedOn: null });
  });
});

describe.each([
  { path: '/llms.txt', other: `${site}/en/llms.txt`, article: `${site}/blogs/comprendre-l-anxiete`, danger: 'Si quelqu’un est en danger' },
  { path: '/en/llms.txt', other: `${site}/llms.txt`, article: `${site}/en/blogs/understanding-anxiety`, danger: 'If someone is in danger' },
])('GET $path', ({ path, other, article, danger }) => {
  it('says first where to call, then what the site holds', async () => {
    const { headers, payload } = await read(path);
    expect(headers['content-type']).toBe('text/markdown; charset=utf-8');
    // By https://llmstxt.org: one title, one quoted summary, sections of links.
    expect(payload).toMatch(/^# Cabinet Amel Ben Salah\n\n> \S.+\n\n\S.+\n\n## /);
    expect(payload.match(/^# /gm)).toHaveLength(1);
    expect(payload.match(/^## .+$/gm)?.[0]).toBe(`## ${danger}`);
    const { numbers } = (await call(test.app, readHelpLine)).body;
    for (const { number } of numbers) expect(payload).toContain(`**${number}**`);
    for (const link of [article, other, `${site}/help-line.json`, `${site}/sitemap.xml`, `${site}/api/openapi.json`])
      expect(payload).toContain(`](${link})`);
  });
});

describe('what nobody should find yet', () => {
  it('is not told: a therapist who has not begun to present themselves', async () => {
    const profile = '/therapist/amel-ben-salah';
    expect((await read('/llms.txt')).payload).toContain(profile);
    await test.deps.db.update(therapists).set({ about: { fr: [], en: [] } });
    for (const path of ['/llms.txt', '/sitemap-pages.xml']) expect((await read(path)).payload, path).not.toContain(profile);
  });
});
