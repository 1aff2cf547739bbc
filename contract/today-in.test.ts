import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { todayIn } from './today-in.ts';
import { listenToWords, takeWords } from './words-at-hand.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What the server hands over of today in a zone, at an instant. */
function toldAt(instant: string, timeZone: string): string | undefined {
  let told: string | undefined;
  listenToWords((_, words) => void (told = words));
  vi.setSystemTime(instant);
  todayIn(timeZone);
  listenToWords(() => undefined);
  return told;
}

const dayOf = (date: string, first: string, end: string) => `${date} ${Date.parse(first)} ${Date.parse(end)}`;

test('a day is handed over with the instants between which it is today, also where the clocks change on it', () => {
  expect(toldAt('2026-11-29T14:17:19Z', 'Africa/Tunis')).toBe(dayOf('2026-11-29', '2026-11-28T23:00:00Z', '2026-11-29T23:00:00Z'));
  expect(toldAt('2026-11-29T23:00:00Z', 'Africa/Tunis')).toBe(dayOf('2026-11-30', '2026-11-29T23:00:00Z', '2026-11-30T23:00:00Z'));
  expect(toldAt('2026-10-25T12:00:00Z', 'Europe/Paris')).toBe(dayOf('2026-10-25', '2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z'));
  expect(toldAt('2026-03-29T00:30:00Z', 'Europe/Paris')).toBe(dayOf('2026-03-29', '2026-03-28T23:00:00Z', '2026-03-29T22:00:00Z'));
  expect(toldAt('2026-11-29T14:17:19Z', 'Asia/Kathmandu')).toBe(dayOf('2026-11-29', '2026-11-28T18:15:00Z', '2026-11-29T18:15:00Z'));
});

test('what was handed over holds until midnight there, and a page that is opened later, or a clock that is wrong, is told its own date', () => {
  takeWords({ 'today Africa/Tunis': dayOf('2026-11-29', '2026-11-28T23:00:00Z', '2026-11-29T23:00:00Z') });
  const makers = vi.spyOn(Intl, 'DateTimeFormat');
  vi.setSystemTime('2026-11-29T22:59:59.999Z');
  expect(todayIn('Africa/Tunis')).toBe('2026-11-29');
  expect(makers).not.toHaveBeenCalled();
  vi.setSystemTime('2026-11-29T23:00:00Z');
  expect(todayIn('Africa/Tunis')).toBe('2026-11-30');
  vi.setSystemTime('2026-11-28T22:59:59Z');
  expect(todayIn('Africa/Tunis')).toBe('2026-11-28');
});
