import { expect, test } from 'vitest';
import type { Translate } from '#src/page/namespaces.ts';
import { plainEngine } from '#src/page/translate.ts';
import { absenceWords } from './absence-words.ts';
import french from './practice-absences.messages.fr.json' with { type: 'json' };

const t: Translate<'practice-absences'> = (key, values = {}) => plainEngine('fr', french, key, values);

const words = (startDateTime: string, endDateTime: string, yearly = false) =>
  absenceWords({ startDateTime, endDateTime, yearly }, 'Africa/Tunis', 'fr', t).replaceAll('\u00A0', ' ');

test.each([
  ['a day', '2026-12-14T23:00:00Z', '2026-12-15T23:00:00Z', 'mardi 15 décembre'],
  ['several', '2026-12-23T23:00:00Z', '2027-01-03T23:00:00Z', 'du jeudi 24 décembre au dimanche 3 janvier'],
  ['hours', '2026-12-15T08:00:00Z', '2026-12-15T10:30:00Z', 'mardi 15 décembre, de 9 h à 11 h 30'],
  ['a morning', '2026-12-14T23:00:00Z', '2026-12-15T11:00:00Z', 'mardi 15 décembre, jusqu’à 12 h'],
  ['the rest of a day', '2026-12-15T11:00:00Z', '2026-12-15T23:00:00Z', 'mardi 15 décembre, à partir de 12 h'],
  ['over a night', '2026-12-15T13:00:00Z', '2026-12-16T08:00:00Z', 'du mardi 15 décembre à 14 h au mercredi 16 décembre à 9 h'],
])('%s in words', (_, start, end, said) => {
  expect(words(start, end)).toBe(said);
});

test('one of every year names no weekday', () => {
  expect(words('2026-03-19T23:00:00Z', '2026-03-20T23:00:00Z', true)).toBe('20 mars');
  expect(words('2026-12-23T23:00:00Z', '2027-01-03T23:00:00Z', true)).toBe('du 24 décembre au 3 janvier');
});
