import { expect, test } from 'vitest';
import { aReservation, hoursAfter, paymentInState, testNow } from './reservation-for-test.ts';
import { turnOf } from './turn.ts';

const turn = (told: Parameters<typeof aReservation>[0]) => turnOf(aReservation(told), testNow);

test('it is the client’s turn while a payment is awaited, or a proof that was refused', () => {
  expect(turn({ status: 'PENDING_PAYMENT', payment: paymentInState('NONE') })).toBe('SEND_RECEIPT');
  expect(turn({ status: 'PENDING_PAYMENT', payment: paymentInState('PROOF_REJECTED') })).toBe('SEND_RECEIPT');
  expect(turn({ status: 'PENDING_PAYMENT', payment: paymentInState('ONLINE_PENDING') })).toBe('PAY_BY_CARD');
});

test('it is the practice’s once the proof is there or the payment made', () => {
  for (const state of ['SUBMITTED', 'VALIDATED', 'ONLINE_SETTLED', 'OFFICE'] as const)
    expect(turn({ status: 'ON_STAND_BY', payment: paymentInState(state) })).toBe('PRACTICE');
});

test('it is the client’s while the practice asks for another time, and theirs no more once it starts', () => {
  const asked: Parameters<typeof aReservation>[0] = { status: 'ACCEPTED', proposedTimes: [hoursAfter(90)] };
  expect(turn({ ...asked })).toBe('CHOOSE_TIME');
  expect(turn({ ...asked, startDateTime: hoursAfter(-1) })).toBeUndefined();
});

test('it is nobody’s once the appointment is decided, or its time to be paid is over', () => {
  expect(turn({ status: 'ACCEPTED' })).toBeUndefined();
  expect(turn({ status: 'CANCELLED' })).toBeUndefined();
  expect(turn({ status: 'PENDING_PAYMENT', payment: paymentInState('NONE'), holdUntil: hoursAfter(-1) })).toBeUndefined();
});
