import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countPendingPayments } from '#contract/payment/payment.endpoints.ts';
import { call, newClient, signInAs } from '#tests/support/api.ts';
import { demonstrationOffer, newTherapist } from '#tests/support/booking.ts';
import { bookByMoneyOrder, decided, sendProofOf } from '#tests/support/payment.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test.close());

const count = (bearer: string) => call(test.app, countPendingPayments, { bearer });

describe('GET /v1/payment/pay/pending-payment-count', () => {
  it('succeeds with the number of proofs that wait, up with each one sent and down with each one decided', async () => {
    const therapist = await signInAs(test.app, 'therapist');
    const before = (await count(therapist)).body.count;
    const { client, payment } = await bookByMoneyOrder(test, await demonstrationOffer(test));
    expect((await count(therapist)).body.count).toBe(before);
    await sendProofOf(test, client.bearer, payment.id);
    expect((await count(therapist)).body.count).toBe(before + 1);
    await decided(test, therapist, payment.id, { valid: true });
    expect((await count(therapist)).body.count).toBe(before);
  });

  it('who may: staff, each therapist for their own', async () => {
    const other = await newTherapist(test);
    const { client, payment } = await bookByMoneyOrder(test, other);
    const before = (await count(await signInAs(test.app, 'therapist'))).body.count;
    await sendProofOf(test, client.bearer, payment.id);
    expect((await count(other.bearer)).body).toEqual({ count: 1 });
    expect((await count(await signInAs(test.app, 'therapist'))).body.count).toBe(before);
    expect((await count(await signInAs(test.app, 'admin'))).body.count).toBe(before + 1);
    expect((await count((await newClient(test.app)).bearer)).status).toBe(403);
    expect((await count(await signInAs(test.app, 'moderator'))).status).toBe(403);
  });
});
