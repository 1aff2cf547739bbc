import { expect, test } from 'vitest';
import { startOfDayInZone } from './start-of-day.ts';

test('a day begins where its people are', () => {
  expect(startOfDayInZone('2026-12-03', 'Africa/Tunis').toISOString()).toBe('2026-12-02T23:00:00.000Z');
  expect(startOfDayInZone('2026-07-14', 'Europe/Paris').toISOString()).toBe('2026-07-13T22:00:00.000Z');
  expect(startOfDayInZone('2026-07-14', 'America/New_York').toISOString()).toBe('2026-07-14T04:00:00.000Z');
});
