import { expect, test } from 'vitest';
import type { Slot } from '#contract/booking/booking.schema.ts';
import { firstByOrder, lastByCardOnly, waysToPay } from './ways-to-pay.ts';

const slot = (hour: number, ...paymentMethods: Slot['paymentMethods']): Slot => ({
  startDateTime: `2026-11-30T${String(hour).padStart(2, '0')}:00:00.000Z`,
  endDateTime: `2026-11-30T${String(hour).padStart(2, '0')}:50:00.000Z`,
  paymentMethods,
});
const [close, later, last] = [slot(8, 'ONLINE'), slot(10, 'ONLINE', 'MONEY_ORDER'), slot(12, 'ONLINE', 'MONEY_ORDER')];

test('a slot is paid for by card, by money order or by either', () => {
  expect([close, later, slot(9, 'MONEY_ORDER')].map(waysToPay)).toEqual(['CARD', 'BOTH', 'ORDER']);
});

test('the first that a money order pays for is told only where it is not the first of all', () => {
  expect(firstByOrder([close, later, last])).toBe(later);
  expect(firstByOrder([later, last])).toBeUndefined();
  expect(firstByOrder([close])).toBeUndefined();
  expect(firstByOrder([])).toBeUndefined();
});

test('within a day, until when only a card pays', () => {
  expect(lastByCardOnly([close, slot(9, 'ONLINE'), later])).toMatchObject({ startDateTime: slot(9).startDateTime });
  expect(lastByCardOnly([close])).toBeUndefined();
  expect(lastByCardOnly([later])).toBeUndefined();
});
