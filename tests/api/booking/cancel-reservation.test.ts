import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cancelReservation } from '#contract/booking/booking.endpoints.ts';
import { call, signInAs } from '#tests/support/api.ts';
import { bookSomeSlot, demonstrationOffer, newTherapist, paymentStatus, sendProof } from '#tests/support/booking.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let therapist: string;
beforeAll(async () => {
  test = await startTestApp();
  therapist = await signInAs(test.app, 'therapist');
});
afterAll(() => test.close());

const cancel = (id: string, bearer?: string, body?: object) =>
  call(test.app, cancelReservation, { parameters: { id }, ...(bearer ? { bearer } : {}), ...(body ? { body } : {}) });

describe('DELETE /v1/booking/reservation/{id}', () => {
  it('succeeds: with or without a reason, the full amount is due back; twice changes nothing', async () => {
    const { reservation } = await bookSomeSlot(test, await demonstrationOffer(test));
    await sendProof(test, reservation.id, { isValid: true });
    const { status, body } = await cancel(reservation.id, therapist, { reason: 'Maladie' });
    expect([status, body.status, body.statusReason]).toEqual([200, 'CANCELLED', 'Maladie']);
    expect(body.history.at(-1)).toMatchObject({ event: 'CANCELLED_BY_STAFF', by: 'STAFF' });
    expect(await paymentStatus(test, reservation.id)).toBe('REFUND_DUE');
    expect((await cancel(reservation.id, therapist)).body).toEqual(body);

    const second = await bookSomeSlot(test, await demonstrationOffer(test));
    expect((await cancel(second.reservation.id, therapist)).body).toMatchObject({ status: 'CANCELLED', statusReason: null });
  });

  it('refuses: one that keeps no slot any more', async () => {
    const { reservation } = await bookSomeSlot(test, await demonstrationOffer(test));
    test.clock.advanceMinutes(48 * 60);
    await test.deliverDue();
    const { status, problem } = await cancel(reservation.id, await signInAs(test.app, 'therapist'));
    expect([status, problem.reason]).toEqual([409, 'INVALID_TRANSITION']);
    test.clock.advanceMinutes(-48 * 60);
  });

  it("who may: its therapist and administrators; another therapist's looks like none", async () => {
    const { client, reservation } = await bookSomeSlot(test, await demonstrationOffer(test));
    expect((await cancel(reservation.id)).status).toBe(401);
    expect((await cancel(reservation.id, client.bearer)).status).toBe(403);
    const { bearer } = await newTherapist(test);
    expect((await cancel(reservation.id, bearer)).problem.ressource).toBe('RESERVATION');
    expect((await cancel(reservation.id, await signInAs(test.app, 'admin'))).status).toBe(200);
  });
});
