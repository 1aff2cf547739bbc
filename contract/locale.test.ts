import { expect, test } from 'vitest';
import { localeOfHeader, localeOfPath, pathInLocale, pathWithoutLocale } from './locale.ts';

test('the path alone tells the language', () => {
  expect(['/', '/en', '/en/blogs', '/enfants', '/english'].map(localeOfPath)).toEqual(['fr', 'en', 'en', 'fr', 'fr']);
});

test('a path goes from one language to the other and back', () => {
  for (const path of ['/', '/blogs', '/therapist/amel-ben-salah']) expect(pathWithoutLocale(pathInLocale(path, 'en'))).toBe(path);
  expect(pathInLocale('/', 'en')).toBe('/en');
});

test('an Accept-Language header gives the first language of ours, else French', () => {
  expect(['en', 'en-GB,fr;q=0.8', 'ar,en;q=0.5', 'ar', '', undefined].map(localeOfHeader)).toEqual(['en', 'en', 'en', 'fr', 'fr', 'fr']);
});
