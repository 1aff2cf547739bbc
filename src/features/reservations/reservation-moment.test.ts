import { expect, test } from 'vitest';
import { dayAndTimeOf, dayOf, timesOf } from './reservation-moment.ts';
import { aReservation, testNow } from './reservation-for-test.ts';

const reservation = aReservation({ startDateTime: '2026-12-31T23:30:00.000Z', endDateTime: '2027-01-01T00:20:00.000Z' });

test('day and hours are those of the practice, with the year when it is another', () => {
  expect(dayOf(reservation, 'fr', testNow)).toBe('vendredi 1er janvier 2027');
  expect(dayOf(reservation, 'en', new Date('2027-01-02T00:00:00Z'))).toBe('Friday 1 January');
  expect(timesOf(reservation, 'fr')).toBe('0\u00A0h\u00A030 – 1\u00A0h\u00A020');
  expect(dayAndTimeOf(reservation, 'fr')).toBe('vendredi 1er janvier à 0\u00A0h\u00A030');
});
