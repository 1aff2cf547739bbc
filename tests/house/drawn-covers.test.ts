import { describe, expect, test } from 'vitest';
import { blogs } from '#server/database/seed/blogs.ts';
import { draw } from '#src/ui/art/draw.ts';
import { subjects } from '#src/ui/art/subjects.ts';

const subjectOf = (slug: string) => subjects.findIndex(({ words }) => words.test(slug));
const french = blogs.filter(({ language }) => language === undefined).map(({ slug }) => slug);

describe('the drawn cover of an article', () => {
  test('is of its subject: no two French articles of the demonstration share one', () => {
    const told = french.map(subjectOf);
    expect(told).not.toContain(-1);
    expect(new Set(told).size).toBe(french.length);
  });

  test.each([
    ['understanding-anxiety', 'comprendre-l-anxiete'],
    ['getting-through-a-panic-attack', 'calmer-une-crise-d-angoisse'],
    ['your-first-session-what-to-expect', 'premiere-consultation-a-quoi-s-attendre'],
  ])('%s shows what %s shows', (english, translated) => {
    expect(blogs.map(({ slug }) => slug)).toEqual(expect.arrayContaining([english, translated]));
    expect(subjectOf(english)).toBe(subjectOf(translated));
    expect(subjectOf(english)).toBeGreaterThanOrEqual(0);
  });

  test('is the same each time, and one without a known word has one too', () => {
    for (const slug of [...french, 'une-matinee-ordinaire', 'kalimat-3aadiya']) {
      expect(draw(slug)).toBe(draw(slug));
      expect(draw(slug).match(/<path/g)?.length).toBeGreaterThan(4);
    }
  });

  test('holds numbers alone: nothing of a slug becomes markup', () => {
    expect(draw('"><script>alert(1)</script>')).not.toContain('script');
  });
});

describe('the drawn portrait', () => {
  test('is the practitioner’s own in the demonstration, and has a face for anybody else', () => {
    expect(draw('portrait/amel-ben-salah')).not.toBe(draw('portrait/karim-zouari'));
    for (const name of ['portrait/amel-ben-salah', 'portrait/karim-zouari']) expect(draw(name)).toContain('var(--mouth)');
  });
});
