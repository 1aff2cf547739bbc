import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { blogs } from '#server/database/seed/blogs.ts';
import { categories } from '#server/database/seed/categories.ts';
import { threads } from '#server/database/seed/threads.ts';

const wordsIn = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word)).length;

describe('the demonstration articles', () => {
  test('are twenty-four in French, over eight categories, half of them in English too, with different addresses', () => {
    const french = blogs.filter(({ language }) => language === undefined).map(({ slug }) => slug);
    const translated = blogs.flatMap(({ translationOf }) => translationOf ?? []);
    expect(french).toHaveLength(24);
    expect(new Set(translated).size).toBe(12);
    expect(translated).toHaveLength(12);
    expect(blogs.filter(({ language, translationOf }) => language === 'en' && translationOf)).toHaveLength(12);
    expect(french).toEqual(expect.arrayContaining(translated));
    expect(new Set(blogs.map(({ slug }) => slug)).size).toBe(36);
    const used = new Set(blogs.flatMap(({ categorySlugs }) => categorySlugs));
    expect(categories.filter(({ slug }) => !used.has(slug))).toEqual([]);
    expect(categories).toHaveLength(8);
  });

  test.each(blogs)('$slug is long enough, has two sources and only the tags a reader gets', ({ content, sources, excerpt }) => {
    expect(wordsIn(content)).toBeGreaterThanOrEqual(800);
    expect(sources.length).toBeGreaterThanOrEqual(2);
    for (const { url } of sources) expect(new URL(url).protocol).toBe('https:');
    expect(excerpt.length).toBeLessThanOrEqual(240);
    const tags = new Set([...content.matchAll(/<(\w+)/g)].map(([, tag]) => tag));
    expect([...tags].filter((tag) => !['p', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'strong', 'em', 'a'].includes(tag ?? ''))).toEqual(
      [],
    );
  });
});

test('the demonstration threads are six, each with comments, in three languages', () => {
  expect(threads).toHaveLength(6);
  expect(threads.every(({ comments }) => comments.length > 0)).toBe(true);
  expect(new Set(threads.map(({ language }) => language)).size).toBe(3);
});

describe('the help line', () => {
  test.each(['fr', 'en', 'ar'])('keeps each section of its %s page under 200 words', (language) => {
    const page = JSON.parse(readFileSync(`src/features/help-line/help-line.messages.${language}.json`, 'utf8')) as {
      sections: Record<string, unknown>;
    };
    for (const [name, section] of Object.entries(page.sections)) expect(wordsIn(JSON.stringify(section)), name).toBeLessThan(200);
  });
});
