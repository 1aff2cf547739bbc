import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { blogs } from '#server/database/seed/blogs.ts';
import { draw } from '#contract/art/draw.ts';
import { painted, palettes } from '#contract/art/palette.ts';
import { subjects } from '#contract/art/subjects.ts';

const subjectOf = (slug: string) => subjects.findIndex(({ words }) => words.test(slug));
const french = blogs.filter(({ language }) => language === undefined).map(({ slug }) => slug);

describe('the drawn cover of an article', () => {
  test('is of its subject: no two French articles of the demonstration share one', () => {
    const told = french.map(subjectOf);
    expect(told).not.toContain(-1);
    expect(new Set(told).size).toBe(french.length);
  });

  const translations = blogs.flatMap(({ slug, translationOf }) => (translationOf ? [[slug, translationOf] as const] : []));
  test.each(translations)('%s shows what %s shows', (english, translated) => {
    expect(subjectOf(english)).toBe(subjectOf(translated));
    expect(subjectOf(english)).toBeGreaterThanOrEqual(0);
  });

  test.each([
    'repeating-oneself',
    'un-autre-approche',
    'seulement-ce-soir',
    'les-enjeux-d-une-amitie',
    'vivre-a-paris-en-hiver',
    'for-example',
    'a-birthday',
    'a-scaring-story',
    'se-stocker',
  ])('of %s is of no subject: a word within another tells nothing', (slug) => {
    expect(subjectOf(slug)).toBe(-1);
  });

  test('is the same each time, and one without a known word has one too', () => {
    for (const slug of [...french, 'une-matinee-ordinaire', 'kalimat-3aadiya']) {
      expect(draw(slug)).toBe(draw(slug));
      expect(draw(slug).match(/<(path|circle)/g)?.length).toBeGreaterThan(4);
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

/** The colours by day that a rule of the sheet gives, by name. */
function daylight(selector: string): [string, string][] {
  const sheet = readFileSync('src/ui/art/DrawnArt.module.css', 'utf8');
  const [, rule = ''] = sheet.split(`\n${selector} {`);
  const [inside = ''] = rule.split('}');
  return [...inside.matchAll(/--([\w-]+): (?:light-dark\()?(#\w{6})/g)].map(([, name = '', color = '']) => [name, color]);
}

describe('a picture drawn for good', () => {
  test.each(['', 'cool', 'gold', 'night'] as const)('has the colours of the page by day (%s)', (mood) => {
    const everyDay = daylight('.art [data-mood]');
    expect(everyDay).toHaveLength(13);
    const own = mood === '' ? [] : daylight(`.art [data-mood='${mood}']`);
    expect(mood === '' || own.length > 0).toBe(true);
    expect(palettes[mood]).toEqual({ ...Object.fromEntries(everyDay), ...Object.fromEntries(own) });
  });

  test('leaves no colour to a sheet of styles', () => {
    for (const name of [...french, 'portrait/amel-ben-salah', 'une-matinee-ordinaire']) {
      expect(painted(draw(name))).not.toMatch(/var\(|class=/);
    }
  });
});
