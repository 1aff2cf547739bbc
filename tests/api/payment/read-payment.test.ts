import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPaymentDetails } from '#contract/booking/booking.endpoints.ts';
import { readPayment, readPaymentAmount } from '#contract/payment/payment.endpoints.ts';
import { call, newClient, signInAs } from '#tests/support/api.ts';
import { demonstrationOffer, newTherapist, type Offer } from '#tests/support/booking.ts';
import { bookAndOpen } from '#tests/support/card-booking.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let offer: Offer;
beforeAll(async () => {
  test = await startTestApp({ env: { CARD_PAYMENTS: 'demo' } });
  offer = await demonstrationOffer(test);
});
afterAll(() => test.close());

const read = (bearer: string, id: string) => call(test.app, readPayment, { bearer, parameters: { id } });

describe('GET /v1/payment/pay/{id}', () => {
  it('succeeds: tells its client where to pay, and the practice that it was opened', async () => {
    const { client, reservation, payment } = await bookAndOpen(test, offer);
    const { status, body } = await read(client.bearer, payment.id);
    expect(status).toBe(200);
    expect(body).toEqual({
      id: payment.id,
      reservationId: reservation.id,
      status: 'PENDING',
      amountMillimes: 80_000,
      refund: null,
      paymentRef: payment.paymentRef,
      payUrl: payment.payUrl,
      expiresAt: payment.expiresAt,
      createdAt: '2026-11-16T08:00:00.000Z',
    });
    expect((await read(await signInAs(test.app, 'therapist'), payment.id)).body).toEqual(body);
    const details = await call(test.app, readPaymentDetails, { bearer: client.bearer, query: { reservationId: reservation.id } });
    expect(details.body).toMatchObject({ kind: 'ONLINE', status: 'PENDING', amountMillimes: 80_000, transferCode: null });
    const amount = await call(test.app, readPaymentAmount, { bearer: client.bearer, query: { reservationId: reservation.id } });
    expect(amount.body.paymentMethods).toEqual(['ONLINE', 'MONEY_ORDER']);
  });

  it("refuses: somebody else's looks like none at all", async () => {
    const { payment } = await bookAndOpen(test, offer);
    const strangers = [(await newClient(test.app)).bearer, (await newTherapist(test)).bearer];
    for (const bearer of strangers) {
      const [theirs, none] = [await read(bearer, payment.id), await read(bearer, 'f'.repeat(24))];
      expect([theirs.status, theirs.body]).toEqual([404, none.body]);
    }
  });
});
