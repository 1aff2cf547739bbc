import { expect, test } from 'vitest';
import { captureTime } from './capture-time.ts';

const [booked, now] = [Date.parse('2026-11-20T08:00:00Z'), Date.parse('2026-11-20T18:00:00Z')];

test('a photo taken since the booking has its own time', () => {
  expect(captureTime(Date.parse('2026-11-20T12:00:00Z'), booked, now)).toBe('2026-11-20T12:00:00.000Z');
});

test('an older file, or a clock that runs ahead, counts from now', () => {
  expect(captureTime(Date.parse('2026-11-19T12:00:00Z'), booked, now)).toBe('2026-11-20T18:00:00.000Z');
  expect(captureTime(Date.parse('2026-11-21T12:00:00Z'), booked, now)).toBe('2026-11-20T18:00:00.000Z');
});
