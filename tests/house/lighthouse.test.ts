import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { blogs } from '#server/database/seed/blogs.ts';
import { audited, imperfections, mustBePerfect, tooSlow } from '../../scripts/lighthouse-goal.ts';
import { therapistSlug } from '../support/booking.ts';

const perfect = { score: 1, auditRefs: [{ id: 'image-alt', weight: 10 }] };
const report = (changes: object = {}) => ({
  categories: { performance: { score: 0.4, auditRefs: [] }, accessibility: perfect, 'best-practices': perfect, seo: perfect, ...changes },
  audits: { 'image-alt': { score: 1 } },
});

test('npm run lighthouse builds what is stale, then audits and ends with what it found', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const [build, audit] = scripts['lighthouse']?.split(' && ') ?? [];
  expect([build, audit]).toEqual(['node scripts/run-built.mjs nothing', 'tsx scripts/lighthouse.ts']);
  expect(existsSync('scripts/lighthouse.ts')).toBe(true);
  const source = readFileSync('scripts/lighthouse.ts', 'utf8');
  expect(source).toContain('for (const page of audited)');
  expect(source).toContain('tell(page.path, imperfections(report, page));');
  expect(source).toContain('tell(page.path, tooSlow(performance));');
  expect(source).toContain('process.exitCode = isPerfect ? 0 : 1');
});

test('it audits home, an article, the therapist, the help line, threads, booking and sign-in, and they are there', () => {
  const [home, article = '', ...others] = audited.map(({ path }) => path);
  const therapist = `/therapist/${therapistSlug}`;
  expect([home, others]).toEqual(['/', [therapist, '/help-line', '/threads', `${therapist}#booking`, '/profile']]);
  expect(blogs.map(({ slug }) => `/blogs/${slug}`)).toContain(article);
  // What is for search engines not to find is every page of one's own, and nothing else.
  expect(audited.filter(({ isHidden }) => isHidden).map(({ path }) => path)).toEqual(['/profile']);
});

test('accessibility, best practices and SEO must be 100', () => {
  expect(imperfections(report())).toEqual([]);
  expect([...mustBePerfect]).toEqual(['accessibility', 'best-practices', 'seo']);
  for (const name of mustBePerfect) {
    const below = { ...report({ [name]: { ...perfect, score: 0.99 } }), audits: { 'image-alt': { score: 0 } } };
    expect(imperfections(below)).toEqual([`${name} 99: image-alt`]);
    expect(imperfections(report({ [name]: { ...perfect, score: null } }))).toEqual([`${name} 0: `]);
  }
});

test('a page that search engines are to leave alone may be refused for that, and for nothing else', () => {
  const seo = {
    score: 0.63,
    auditRefs: [
      { id: 'is-crawlable', weight: 4 },
      { id: 'link-text', weight: 1 },
    ],
  };
  const hidden = { ...report({ seo }), audits: { 'is-crawlable': { score: 0 }, 'link-text': { score: 1 } } };
  expect(imperfections(hidden, { isHidden: true })).toEqual([]);
  expect(imperfections(hidden)).toEqual(['seo 63: is-crawlable']);
  const alsoElse = { ...hidden, audits: { 'is-crawlable': { score: 0 }, 'link-text': { score: 0 } } };
  expect(imperfections(alsoElse, { isHidden: true })).toEqual(['seo 63: is-crawlable, link-text']);
  expect(imperfections(report({ seo: { ...seo, score: null } }), { isHidden: true })).toEqual(['seo 0: ']);
});

test('performance must be 98 on the best run', () => {
  expect(tooSlow([90, 98, 40])).toEqual([]);
  expect(tooSlow([97, 96, 97])).toEqual(['performance 97 at best']);
  expect(tooSlow([])).toEqual(['performance 0 at best']);
});
