import { expect, it } from 'vitest';
import { formatMillimes } from './money-in-words.ts';

it.each([
  [80_000, 'fr', '80\u00a0DT'],
  [80_500, 'fr', '80,500\u00a0DT'],
  [80_500, 'en', '80.500\u00a0DT'],
  [0, 'en', '0\u00a0DT'],
] as const)('says %i millimes in %s as %s', (millimes, locale, words) => {
  expect(formatMillimes(millimes, locale)).toBe(words);
});
