import { expect, test } from 'vitest';
import { lastShownIn } from './month-grid.ts';
import { monthsInWords } from './months-in-words.ts';

const headingOn = (today: string, language: 'fr' | 'en', month = today.slice(0, 7)) =>
  monthsInWords(month, lastShownIn(month, today), language);

test('the heading names the month whose weeks are shown, and the next one where they go on into it', () => {
  expect(headingOn('2026-11-02', 'fr')).toBe('novembre 2026');
  expect(headingOn('2026-11-30', 'fr')).toBe('novembre – décembre 2026');
  expect(headingOn('2026-11-30', 'en')).toBe('November – December 2026');
  expect(headingOn('2026-12-31', 'fr')).toBe('décembre 2026 – janvier 2027');
  expect(headingOn('2026-11-30', 'fr', '2026-12')).toBe('décembre 2026');
});
