import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { blogs } from '#server/database/seed/blogs.ts';
import { audited, imperfections, mustBePerfect } from '../../scripts/lighthouse-goal.ts';
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
  expect(source).toContain('for (const path of audited)');
  expect(source).toContain('for (const told of imperfections(result.lhr))');
  expect(source).toContain('process.exitCode = isPerfect ? 0 : 1');
});

test('it audits home, an article, the therapist and the help line, and they are there', () => {
  const [home, article, therapist, helpLine, ...others] = audited;
  expect([home, therapist, helpLine, others]).toEqual(['/', `/therapist/${therapistSlug}`, '/help-line', []]);
  expect(blogs.map(({ slug }) => `/blogs/${slug}`)).toContain(article);
});

test('accessibility, best practices and SEO must be 100; performance is only told', () => {
  expect(imperfections(report())).toEqual([]);
  expect([...mustBePerfect]).toEqual(['accessibility', 'best-practices', 'seo']);
  for (const name of mustBePerfect) {
    const below = { ...report({ [name]: { ...perfect, score: 0.99 } }), audits: { 'image-alt': { score: 0 } } };
    expect(imperfections(below)).toEqual([`${name} 99: image-alt`]);
    expect(imperfections(report({ [name]: { ...perfect, score: null } }))).toEqual([`${name} 0: `]);
  }
});
