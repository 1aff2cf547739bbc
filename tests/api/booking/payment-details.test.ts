import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPaymentDetails } from '#contract/booking/booking.endpoints.ts';
import { call, newClient, signInAs } from '#tests/support/api.ts';
import { entriesDuring } from '#tests/support/audit.ts';
import { bookSomeSlot, demonstrationOffer, newTherapist, sendProof } from '#tests/support/booking.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const details = (reservationId: string, bearer: string) => call(test.app, readPaymentDetails, { bearer, query: { reservationId } });

describe('GET /v1/booking/reservation/payment-details', () => {
  it('succeeds for its client: before the proof and after, with the code masked', async () => {
    const { client, reservation } = await bookSomeSlot(test, await demonstrationOffer(test));
    expect(await details(reservation.id, client.bearer)).toMatchObject({
      status: 200,
      body: { amountMillimes: 80_000, currency: 'TND', kind: 'MONEY_ORDER', status: null, transferCode: null, proofUrl: null },
    });
    await sendProof(test, reservation.id, { isValid: false });
    const { body } = await details(reservation.id, client.bearer);
    expect(body.status).toBe('SUBMITTED');
    expect(body.transferCode).toMatch(/^•{9}[0-9A-F]{3}$/);
  });

  it('succeeds for the therapist, whose look is noted', async () => {
    const { reservation } = await bookSomeSlot(test, await demonstrationOffer(test));
    const therapist = await signInAs(test.app, 'therapist');
    const entries = await entriesDuring(test, async () => {
      expect((await details(reservation.id, therapist)).status).toBe(200);
    });
    expect(entries).toMatchObject([{ kind: 'PAYMENT_VIEWED', subjects: [reservation.id] }]);
  });

  it('refuses someone else’s and a missing one alike, and no id at all', async () => {
    const { reservation } = await bookSomeSlot(test, await demonstrationOffer(test));
    const stranger = await newClient(test.app);
    const other = await newTherapist(test);
    for (const [id, bearer] of [
      [reservation.id, stranger.bearer],
      [reservation.id, other.bearer],
      ['0123456789abcdef01234567', stranger.bearer],
    ] as const) {
      const { status, problem } = await details(id, bearer);
      expect([status, problem.ressource]).toEqual([404, 'RESERVATION']);
    }
    expect((await details('', stranger.bearer)).problem.fields?.[0]?.fieldName).toBe('reservationId');
  });

  it('who may: those who hold PAYMENT READ_SELF', async () => {
    expect((await call(test.app, readPaymentDetails, { query: { reservationId: '0123456789abcdef01234567' } })).status).toBe(401);
    expect((await details('0123456789abcdef01234567', await signInAs(test.app, 'moderator'))).problem.reason).toBe('ACCESS_MISMATCH');
  });
});
