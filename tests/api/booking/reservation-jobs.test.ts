import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { decideReservation } from '#contract/booking/booking.endpoints.ts';
import { expireHold } from '#server/modules/booking/expire-hold.ts';
import { expireUndecided } from '#server/modules/booking/expire-undecided.ts';
import { completeReservation } from '#server/modules/booking/complete-reservation.ts';
import { call, signInAs } from '#tests/support/api.ts';
import { bookSomeSlot, demonstrationOffer, paymentStatus, sendProof, storedReservation } from '#tests/support/booking.ts';
import { startTestApp, testNow, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
beforeEach(() => test.clock.set(testNow));
afterAll(() => test.close());

const statusOf = async (id: string) => (await storedReservation(test, id)).status;

describe('what happens to a reservation by itself', () => {
  it('expires a hold when it is over, not before, and once', async () => {
    const { reservation } = await bookSomeSlot(test, await demonstrationOffer(test));
    const holdUntil = reservation.holdUntil ?? '';
    const event = { kind: 'RESERVATION_HELD', reservationId: reservation.id, holdUntil } as const;
    test.clock.advanceMinutes(48 * 60 - 1);
    await expireHold(test.deps, event);
    expect(await statusOf(reservation.id)).toBe('PENDING_PAYMENT');
    test.clock.advanceMinutes(1);
    expect(await test.deliverDue()).toBeGreaterThan(0);
    expect(await statusOf(reservation.id)).toBe('EXPIRED');
    const before = await storedReservation(test, reservation.id);
    await expireHold(test.deps, event);
    expect(await storedReservation(test, reservation.id)).toEqual(before);
  });

  it('leaves a reservation alone whose proof has come in', async () => {
    const { reservation } = await bookSomeSlot(test, await demonstrationOffer(test));
    await sendProof(test, reservation.id, { isValid: false });
    test.clock.set(reservation.holdUntil ?? '');
    await test.deliverDue();
    expect(await statusOf(reservation.id)).toBe('ON_STAND_BY');
  });

  it('expires what nobody has decided by its start: the amount is due back', async () => {
    const { reservation } = await bookSomeSlot(test, await demonstrationOffer(test));
    await sendProof(test, reservation.id, { isValid: true });
    const event = { kind: 'RESERVATION_ON_STAND_BY', reservationId: reservation.id, startDateTime: reservation.startDateTime } as const;
    await expireUndecided(test.deps, event);
    expect(await statusOf(reservation.id)).toBe('ON_STAND_BY');
    test.clock.set(reservation.startDateTime);
    await test.deliverDue();
    expect([await statusOf(reservation.id), await paymentStatus(test, reservation.id)]).toEqual(['EXPIRED', 'REFUND_DUE']);
  });

  it('completes an accepted one when its end has passed', async () => {
    const { reservation } = await bookSomeSlot(test, await demonstrationOffer(test));
    const { id } = reservation;
    await sendProof(test, id, { isValid: true });
    const bearer = await signInAs(test.app, 'therapist');
    await call(test.app, decideReservation, { bearer, parameters: { id }, body: { status: 'ACCEPTED' } });
    test.clock.set(reservation.startDateTime);
    await test.deliverDue();
    const { startDateTime, endDateTime } = reservation;
    await completeReservation(test.deps, { kind: 'RESERVATION_ACCEPTED', reservationId: id, startDateTime, endDateTime });
    expect(await statusOf(id)).toBe('ACCEPTED');
    test.clock.set(reservation.endDateTime);
    await test.deliverDue();
    expect([await statusOf(id), await paymentStatus(test, id)]).toEqual(['COMPLETED', 'VALIDATED']);
  });

  it('does nothing for a reservation that is gone', async () => {
    const reservationId = 'f'.repeat(24);
    await expect(expireHold(test.deps, { kind: 'RESERVATION_HELD', reservationId, holdUntil: testNow })).resolves.toBeUndefined();
  });
});
