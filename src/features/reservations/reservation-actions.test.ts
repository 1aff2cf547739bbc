import { describe, expect, test } from 'vitest';
import { clientCancellation } from '#contract/booking/reservation-status.ts';
import { clientActions } from './reservation-actions.ts';
import { aReservation, hoursAfter, paymentInState, testNow } from './reservation-for-test.ts';

describe('what a client may do', () => {
  test('send the proof while it is awaited, after a refusal, and a day after the hold', () => {
    const pending = { status: 'PENDING_PAYMENT', payment: paymentInState('AWAITING_PROOF') } as const;
    const canSend = (told: Parameters<typeof aReservation>[0]) => clientActions(aReservation(told), testNow).canSendProof;
    expect(canSend(pending)).toBe(true);
    expect(canSend({ ...pending, payment: paymentInState('PROOF_REJECTED') })).toBe(true);
    expect(canSend({ ...pending, holdUntil: hoursAfter(-23) })).toBe(true);
    expect(canSend({ ...pending, holdUntil: hoursAfter(-25) })).toBe(false);
    expect(canSend({ ...pending, payment: paymentInState('ONLINE_PENDING') })).toBe(false);
    expect(canSend({ status: 'ON_STAND_BY', payment: paymentInState('SUBMITTED') })).toBe(false);
  });

  test('move twice, a day before at the latest; cancel until the start', () => {
    const soon = { status: 'ACCEPTED', startDateTime: hoursAfter(23), endDateTime: hoursAfter(24) } as const;
    expect(clientActions(aReservation({ status: 'ACCEPTED' }), testNow)).toMatchObject({ canMove: true, canCancel: true });
    expect(clientActions(aReservation({ status: 'ACCEPTED', rescheduleCount: 2 }), testNow).canMove).toBe(false);
    expect(clientActions(aReservation(soon), testNow)).toMatchObject({ canMove: false, canCancel: true });
    expect(clientActions(aReservation({ status: 'COMPLETED' }), testNow)).toMatchObject({ canMove: false, canCancel: false });
  });

  test('move and cancel until the start what the practice asks them to move, whatever they moved before', () => {
    const asked = aReservation({ status: 'ACCEPTED', startDateTime: hoursAfter(1), rescheduleCount: 2, proposedTimes: [hoursAfter(30)] });
    expect(clientActions(asked, testNow)).toMatchObject({ canMove: true, canCancel: true });
    expect(clientCancellation(asked, testNow).isFree).toBe(true);
    expect(clientActions({ ...asked, startDateTime: hoursAfter(-1) }, testNow)).toMatchObject({ canMove: false, canCancel: false });
  });

  test('add to a calendar what is accepted and to come', () => {
    const canSave = (told: Parameters<typeof aReservation>[0]) => clientActions(aReservation(told), testNow).canSaveToCalendar;
    expect(canSave({ status: 'ACCEPTED' })).toBe(true);
    expect(canSave({ status: 'ACCEPTED', startDateTime: hoursAfter(-1), endDateTime: hoursAfter(1) })).toBe(false);
    expect(canSave({ status: 'ACCEPTED', proposedTimes: [hoursAfter(90)] })).toBe(false);
    for (const status of ['ON_STAND_BY', 'PENDING_PAYMENT', 'CANCELLED', 'COMPLETED'] as const) expect(canSave({ status })).toBe(false);
  });

  test('join an accepted session by video until it ends, once it has a link', () => {
    const canJoin = (told: Parameters<typeof aReservation>[0]) => clientActions(aReservation(told), testNow).canJoin;
    const byVideo = { status: 'ACCEPTED', mode: 'VIDEO', videoLink: 'https://salle.example.org/a' } as const;
    expect(canJoin(byVideo)).toBe(true);
    expect(canJoin({ ...byVideo, startDateTime: hoursAfter(-1), endDateTime: hoursAfter(1) })).toBe(true);
    expect(canJoin({ ...byVideo, startDateTime: hoursAfter(-2), endDateTime: hoursAfter(-1) })).toBe(false);
    expect(canJoin({ ...byVideo, videoLink: null })).toBe(false);
    expect(canJoin({ ...byVideo, status: 'CANCELLED' })).toBe(false);
  });

  test('nothing once the hold is over', () => {
    const lapsed = aReservation({ status: 'PENDING_PAYMENT', payment: paymentInState('ONLINE_PENDING'), holdUntil: hoursAfter(-1) });
    expect(clientActions(lapsed, testNow)).toEqual({
      canSendProof: false,
      canPayByCard: false,
      canMove: false,
      canCancel: false,
      canSaveToCalendar: false,
      canJoin: false,
    });
  });

  test('pay by card while the slot waits for it', () => {
    const canPay = (told: Parameters<typeof aReservation>[0]) => clientActions(aReservation(told), testNow).canPayByCard;
    const pending = { status: 'PENDING_PAYMENT', holdUntil: hoursAfter(1) } as const;
    expect(canPay({ ...pending, payment: paymentInState('ONLINE_PENDING') })).toBe(true);
    expect(canPay({ status: 'ON_STAND_BY', payment: paymentInState('ONLINE_PENDING') })).toBe(true);
    expect(canPay({ status: 'ON_STAND_BY', payment: paymentInState('ONLINE_SETTLED') })).toBe(false);
    expect(canPay({ ...pending, payment: paymentInState('NONE') })).toBe(false);
    expect(canPay({ status: 'CANCELLED', payment: paymentInState('ONLINE_PENDING') })).toBe(false);
  });
});
