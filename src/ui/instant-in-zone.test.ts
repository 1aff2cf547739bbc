import { expect, test } from 'vitest';
import { instantInZone, startOfDayInZone, timeInZone } from './instant-in-zone.ts';

test('a day begins where its people are', () => {
  expect(startOfDayInZone('2026-12-03', 'Africa/Tunis').toISOString()).toBe('2026-12-02T23:00:00.000Z');
  expect(startOfDayInZone('2026-07-14', 'Europe/Paris').toISOString()).toBe('2026-07-13T22:00:00.000Z');
  expect(startOfDayInZone('2026-07-14', 'America/New_York').toISOString()).toBe('2026-07-14T04:00:00.000Z');
});

test('a time of a day is an instant by the clocks of its place', () => {
  expect(instantInZone('2026-12-03', '14:30', 'Africa/Tunis').toISOString()).toBe('2026-12-03T13:30:00.000Z');
  expect(timeInZone('2026-12-03T13:30:00.000Z', 'Africa/Tunis')).toBe('14:30');
  expect(instantInZone('2026-10-25', '12:00', 'Europe/Paris').toISOString()).toBe('2026-10-25T11:00:00.000Z');
  expect(instantInZone('2026-10-24', '12:00', 'Europe/Paris').toISOString()).toBe('2026-10-24T10:00:00.000Z');
});
