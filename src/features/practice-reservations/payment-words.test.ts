import { expect, it } from 'vitest';
import { aReservation, paymentInState } from '#src/features/reservations/reservation-for-test.ts';
import { paymentWords } from './payment-words.ts';

it.each([
  ['ON_STAND_BY', 'ONLINE_PENDING', 'paymentONLINE_PENDING'],
  ['EXPIRED', 'ONLINE_PENDING', 'paymentABANDONED'],
  ['CANCELLED', 'NONE', 'paymentABANDONED'],
  ['CANCELLED', 'REFUND_DUE', 'paymentREFUND_DUE'],
  ['CANCELLED', 'REFUND_TO_CHECK', 'paymentREFUND_TO_CHECK'],
  ['REJECTED', 'OFFICE', 'paymentOFFICE'],
] as const)('says of a reservation that is %s, its payment %s: %s', (status, state, words) => {
  expect(paymentWords(aReservation({ status, payment: paymentInState(state) }))).toBe(words);
});
