import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { onlineHoldMinutes } from '#contract/constants.ts';
import { readDemoCheckout, settleDemoCheckout } from '#contract/payment/demo-checkout.endpoints.ts';
import { call } from '#tests/support/api.ts';
import { demonstrationOffer, type Offer } from '#tests/support/booking.ts';
import { bookAndOpen, bookByCard, pay, standing } from '#tests/support/card-booking.ts';
import { startTestApp, testNow, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let offer: Offer;
beforeAll(async () => {
  test = await startTestApp({ env: { CARD_PAYMENTS: 'demo' } });
  offer = await demonstrationOffer(test);
});
beforeEach(() => test.clock.set(testNow));
afterAll(() => test.close());

const read = (paymentRef: string) => call(test.app, readDemoCheckout, { parameters: { paymentRef } });
const settle = (paymentRef: string, outcome: string) =>
  call(test.app, settleDemoCheckout, { parameters: { paymentRef }, body: { outcome } });

describe('the demonstration’s checkout', () => {
  it('shows the amount, is paid once, and tells the site as a provider would', async () => {
    const { payment } = await bookAndOpen(test, offer);
    expect(payment.payUrl).toBe(`http://accalmie.test/demo-checkout/${payment.paymentRef}`);
    const { status, body } = await read(payment.paymentRef);
    const shown = { paymentRef: payment.paymentRef, amountMillimes: 80_000, currency: 'TND', expiresAt: payment.expiresAt };
    expect([status, body]).toEqual([200, { ...shown, status: 'OPEN', returnPath: `/payment/${payment.id}` }]);
    expect((await settle(payment.paymentRef, 'PAID')).body.status).toBe('PAID');
    expect(await standing(test, payment.id)).toEqual({ payment: 'SUCCEEDED', reservation: 'ON_STAND_BY' });
    expect((await settle(payment.paymentRef, 'FAILED')).body.status).toBe('PAID');
    expect(await standing(test, payment.id)).toEqual({ payment: 'SUCCEEDED', reservation: 'ON_STAND_BY' });
  });

  it('can fail, and lapses with its slot', async () => {
    const failed = await bookAndOpen(test, offer);
    expect((await settle(failed.payment.paymentRef, 'FAILED')).body.status).toBe('FAILED');
    expect(await standing(test, failed.payment.id)).toEqual({ payment: 'FAILED', reservation: 'CANCELLED' });

    const left = await bookAndOpen(test, offer);
    test.clock.advanceMinutes(onlineHoldMinutes);
    expect((await settle(left.payment.paymentRef, 'PAID')).body.status).toBe('EXPIRED');
    expect((await standing(test, left.payment.id)).payment).toBe('EXPIRED');
  });

  it('is in the language it was come from', async () => {
    const { client, reservation } = await bookByCard(test, offer);
    const { body } = await pay(test, client.bearer, reservation.id, 'en');
    expect(body.payUrl).toMatch(/^http:\/\/accalmie\.test\/en\/demo-checkout\//);
    expect((await read(body.paymentRef)).body.returnPath).toBe(`/en/payment/${body.id}`);
  });

  it('refuses what it does not know', async () => {
    const { payment } = await bookAndOpen(test, offer);
    expect((await read('nothing')).status).toBe(404);
    expect((await settle('nothing', 'PAID')).status).toBe(404);
    expect((await settle(payment.paymentRef, 'WON')).body).toMatchObject({ fields: [{ fieldName: 'outcome' }] });
  });

  it('is nowhere where another provider, or none, takes payments', async () => {
    const { payment } = await bookAndOpen(test, offer);
    const without = { ...test.deps, cardProviders: { chosen: null, named: () => null } };
    const { readDemoCheckout: readThere } = await import('#server/modules/payment/demo-checkout.ts');
    await expect(readThere(without, { paymentRef: payment.paymentRef })).rejects.toMatchObject({ status: 404 });
  });
});
