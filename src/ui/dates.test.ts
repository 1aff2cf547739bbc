import { expect, it } from 'vitest';
import { dateInZone, formatInstant } from './dates.ts';

const lateEvening = '2026-11-12T23:30:00.000Z';

it.each([
  ['date', 'fr', '13 novembre 2026'],
  ['day', 'fr', 'vendredi 13 novembre'],
  ['dayAndTime', 'fr', 'vendredi 13 novembre à 00:30'],
  ['dayAndTime', 'en', 'Friday 13 November at 00:30'],
  ['time', 'en', '00:30'],
] as const)('writes %s in %s in the zone asked for', (style, language, words) => {
  expect(formatInstant(lateEvening, style, language, 'Africa/Tunis')).toBe(words);
});

it('tells the calendar date of a zone', () => {
  expect(dateInZone(lateEvening, 'Africa/Tunis')).toBe('2026-11-13');
  expect(dateInZone(lateEvening, 'America/New_York')).toBe('2026-11-12');
});

it('writes the first day of a month as French does', () => {
  expect(formatInstant('2026-12-01T09:00:00.000Z', 'day', 'fr', 'Africa/Tunis')).toBe('mardi 1er décembre');
  expect(formatInstant('2026-12-01T09:00:00.000Z', 'day', 'en', 'Africa/Tunis')).toBe('Tuesday 1 December');
  expect(formatInstant('2026-12-11T09:00:00.000Z', 'day', 'fr', 'Africa/Tunis')).toBe('vendredi 11 décembre');
});
