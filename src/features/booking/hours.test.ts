import { expect, test } from 'vitest';
import type { Slot } from '#contract/booking/booking.schema.ts';
import { cityOf, inHalves, timeElsewhere } from './hours.ts';

const slot = (startDateTime: string): Slot => ({ startDateTime, endDateTime: startDateTime, paymentMethods: ['MONEY_ORDER'] });
const nine = slot('2026-11-23T08:00:00.000Z');
const halfPastTwelve = slot('2026-11-23T11:30:00.000Z');
const noon = slot('2026-11-23T11:00:00.000Z');

test('noon in the practice starts the afternoon, wherever the device is', () => {
  expect(inHalves([nine, noon, halfPastTwelve], 'Africa/Tunis')).toEqual({ morning: [nine], afternoon: [noon, halfPastTwelve] });
});

test('a device in the zone, or in one whose clocks read the same, is told one time', () => {
  expect(timeElsewhere(nine.startDateTime, 'fr', 'Africa/Tunis', 'Africa/Tunis')).toBeUndefined();
  expect(timeElsewhere(nine.startDateTime, 'fr', 'Africa/Tunis', 'Europe/Paris')).toBeUndefined();
});

test('a device abroad is told its own time, with the day where it is another one', () => {
  expect(timeElsewhere(nine.startDateTime, 'fr', 'Africa/Tunis', 'Asia/Dubai')).toBe('12\u00A0h');
  expect(timeElsewhere('2026-11-23T08:00:00.000Z', 'en', 'Africa/Tunis', 'Pacific/Honolulu')).toMatch(/^Sun 22 Nov 10:00\u00A0pm$/);
});

test('a zone is named by its city', () => {
  expect(cityOf('Africa/Tunis')).toBe('Tunis');
  expect(cityOf('America/New_York')).toBe('New York');
});
