import { expect, test } from 'vitest';
import { aReservation, hoursAfter, testNow } from './reservation-for-test.ts';
import { listBoundary, splitReservations } from './split-reservations.ts';

const at = (id: string, hours: number, status: 'ACCEPTED' | 'CANCELLED' | 'COMPLETED') =>
  aReservation({ id, status, startDateTime: hoursAfter(hours), endDateTime: hoursAfter(hours + 1) });

test('what is to come is first soonest, the rest latest first, cancelled ones with the rest', () => {
  const { upcoming, past } = splitReservations(
    [
      at('far', 90, 'ACCEPTED'),
      at('near', 2, 'ACCEPTED'),
      at('gone', 40, 'CANCELLED'),
      at('old', -40, 'COMPLETED'),
      at('over', -2, 'ACCEPTED'),
    ],
    testNow,
  );
  expect(upcoming.map(({ id }) => id)).toEqual(['near', 'far']);
  expect(past.map(({ id }) => id)).toEqual(['gone', 'over', 'old']);
});

test('a session under way is still to come', () => {
  expect(splitReservations([at('now', -0.5, 'ACCEPTED')], testNow).upcoming).toHaveLength(1);
});

test('the boundary of the lists lies before any session under way, and is the same within the hour', () => {
  const boundary = listBoundary(new Date('2026-11-16T08:00:01Z'));
  expect(boundary).toBe(listBoundary(new Date('2026-11-16T08:59:59Z')));
  expect(Date.parse(boundary)).toBeLessThan(testNow.getTime() - 4 * 3_600_000);
});
