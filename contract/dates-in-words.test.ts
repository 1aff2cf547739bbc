import { expect, it } from 'vitest';
import { dateInZone, formatInstant, hourInZone } from './dates-in-words.ts';

const lateEvening = '2026-11-12T23:30:00.000Z';

it.each([
  ['date', 'fr', '13 novembre 2026'],
  ['day', 'fr', 'vendredi 13 novembre'],
  ['dayAndTime', 'fr', 'vendredi 13 novembre à 0\u00A0h\u00A030'],
  ['dayAndTime', 'en', 'Friday 13 November at 12:30\u00A0am'],
  ['time', 'en', '12:30\u00A0am'],
  ['time', 'fr', '0\u00A0h\u00A030'],
  ['time', 'ar', '00:30'],
] as const)('writes %s in %s in the zone asked for', (style, language, words) => {
  expect(formatInstant(lateEvening, style, language, 'Africa/Tunis')).toBe(words);
});

it('tells the calendar date of a zone', () => {
  expect(dateInZone(lateEvening, 'Africa/Tunis')).toBe('2026-11-13');
  expect(dateInZone(lateEvening, 'America/New_York')).toBe('2026-11-12');
});

it('writes a whole hour, before noon and after it, in one style per language', () => {
  expect(formatInstant('2026-12-01T08:00:00.000Z', 'time', 'fr', 'Africa/Tunis')).toBe('9\u00A0h');
  expect(formatInstant('2026-12-01T13:30:00.000Z', 'time', 'fr', 'Africa/Tunis')).toBe('14\u00A0h\u00A030');
  expect(formatInstant('2026-12-01T13:30:00.000Z', 'time', 'en', 'Africa/Tunis')).toBe('2:30\u00A0pm');
  expect(formatInstant('2026-12-01T11:00:00.000Z', 'time', 'en', 'Africa/Tunis')).toBe('12:00\u00A0pm');
});

it('tells the hour of a zone', () => {
  expect(hourInZone(lateEvening, 'Africa/Tunis')).toBe(0);
  expect(hourInZone(lateEvening, 'America/New_York')).toBe(18);
});

it('writes the first day of a month as French does', () => {
  expect(formatInstant('2026-12-01T09:00:00.000Z', 'day', 'fr', 'Africa/Tunis')).toBe('mardi 1er décembre');
  expect(formatInstant('2026-12-01T09:00:00.000Z', 'day', 'en', 'Africa/Tunis')).toBe('Tuesday 1 December');
  expect(formatInstant('2026-12-11T09:00:00.000Z', 'day', 'fr', 'Africa/Tunis')).toBe('vendredi 11 décembre');
});
