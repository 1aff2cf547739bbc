import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cancelReservation, listOwnReservations, readReservation } from '#contract/booking/booking.endpoints.ts';
import type { BodyInputOf } from '#contract/endpoint.ts';
import { updateManualPayment } from '#contract/payment/payment.endpoints.ts';
import { manualPayments } from '#server/modules/payment/payment.tables.ts';
import { call, signInAs } from '#tests/support/api.ts';
import { entriesDuring } from '#tests/support/audit.ts';
import { demonstrationOffer, newTherapist, storedReservation, type Offer } from '#tests/support/booking.ts';
import { bookByMoneyOrder, decide, decided, sendProofOf } from '#tests/support/payment.ts';
import { startTestApp, testNow, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let offer: Offer;
let therapist: string;
beforeAll(async () => {
  test = await startTestApp();
  offer = await demonstrationOffer(test);
});
beforeEach(async () => {
  test.clock.set(testNow);
  therapist = await signInAs(test.app, 'therapist');
});
afterAll(() => test.close());

const writeDown = (id: string, body: BodyInputOf<typeof updateManualPayment>, bearer = therapist) =>
  call(test.app, updateManualPayment, { parameters: { id }, bearer, body });

async function submitted() {
  const made = await bookByMoneyOrder(test, offer);
  await sendProofOf(test, made.client.bearer, made.payment.id);
  return made;
}

async function cancelled() {
  const made = await submitted();
  await call(test.app, cancelReservation, { parameters: { id: made.reservation.id }, bearer: therapist, body: { reason: 'Fermé.' } });
  return made;
}

const today = testNow.slice(0, 10);

describe('PUT /v1/payment/pay/manual-pay/{id}', () => {
  it('notes the amount received and a note; the checks use it, and a correction keeps what stood before', async () => {
    const { payment, reservation, client } = await submitted();
    const first = await writeDown(payment.id, { amountReceivedMillimes: 70_000, note: 'Lu au guichet.' });
    expect(first.status).toBe(200);
    expect((await decide(test, therapist, payment.id)).body).toMatchObject({ checks: { amountEqual: false } });
    const second = await writeDown(payment.id, { amountReceivedMillimes: 80_000 });
    expect(second.body).toMatchObject({
      status: 'SUBMITTED',
      amountReceivedMillimes: 80_000,
      note: 'Lu au guichet.',
      changes: [
        { amountReceivedMillimes: 70_000, note: 'Lu au guichet.', at: testNow },
        { amountReceivedMillimes: 80_000, note: 'Lu au guichet.', at: testNow },
      ],
    });
    expect((await decide(test, therapist, payment.id)).body).toMatchObject({ checks: { amountEqual: true } });
    const asStaff = await call(test.app, readReservation, { parameters: { id: reservation.id }, bearer: therapist });
    expect(asStaff.body).toMatchObject({ payment: { manualPayment: { note: 'Lu au guichet.' } } });
    // The practice's note is its own; what it has found to have come in is the client's too.
    const asClient = await call(test.app, listOwnReservations, { bearer: client.bearer });
    expect(asClient.body).toMatchObject({ items: [{ payment: { manualPayment: { amountReceivedMillimes: 80_000 } } }] });
    expect(JSON.stringify(asClient.body)).not.toContain('Lu au guichet');
  });

  it('leaves what it is not told of, changes nothing when it is so already, and says in the trail which it was', async () => {
    const { payment } = await submitted();
    const kinds = await entriesDuring(test, async () => {
      await writeDown(payment.id, { note: 'Une note.' });
      await writeDown(payment.id, { note: 'Une note.' });
      await writeDown(payment.id, {});
    });
    expect(kinds.map(({ kind }) => kind)).toEqual(['PAYMENT_NOTED', 'PAYMENT_VIEWED', 'PAYMENT_VIEWED']);
    expect((await writeDown(payment.id, { note: '' })).body).toMatchObject({ note: null, amountReceivedMillimes: null });
  });

  it('lets a money order without a photo be validated once its amount is noted', async () => {
    const { payment, reservation } = await bookByMoneyOrder(test, offer);
    expect((await decide(test, therapist, payment.id, { valid: true })).status).toBe(409);
    await writeDown(payment.id, { amountReceivedMillimes: 80_000 });
    expect(await decided(test, therapist, payment.id, { valid: true })).toMatchObject({ status: 'VALIDATED' });
    expect(await storedReservation(test, reservation.id)).toMatchObject({ status: 'ON_STAND_BY' });
  });

  it('makes what was noted due back when the reservation is lost, to the amount that came in', async () => {
    const { payment, reservation } = await submitted();
    await writeDown(payment.id, { amountReceivedMillimes: 75_500 });
    await call(test.app, cancelReservation, { parameters: { id: reservation.id }, bearer: therapist, body: {} });
    const [row] = await test.deps.db.select().from(manualPayments).where(eq(manualPayments.id, payment.id));
    expect(row).toMatchObject({ status: 'REFUND_DUE', amountReceivedMillimes: 75_500 });
  });

  it('makes an amount found for a lost reservation due back', async () => {
    const { payment } = await cancelled();
    expect((await writeDown(payment.id, { amountReceivedMillimes: 80_000 })).body).toMatchObject({ status: 'REFUND_DUE' });
  });

  it('notes a validated proof at its price where nobody noted another amount', async () => {
    const { payment } = await submitted();
    await decided(test, therapist, payment.id, { valid: true });
    expect((await writeDown(payment.id, {})).body).toMatchObject({
      amountReceivedMillimes: 80_000,
      changes: [{ amountReceivedMillimes: 80_000, note: null }],
    });
  });

  it('notes the refund with its reference and day, once, and no amount changes after it', async () => {
    const { payment } = await cancelled();
    const refund = { reference: 'MD 2291-04', refundedOn: today };
    const paid = await writeDown(payment.id, { amountReceivedMillimes: 80_000, refund });
    expect(paid.body).toMatchObject({ status: 'REFUNDED', refund });
    expect((await writeDown(payment.id, { refund })).status).toBe(200);
    const other = await writeDown(payment.id, { refund: { ...refund, reference: 'MD 7777' } });
    expect([other.status, other.body]).toMatchObject([409, { reason: 'REFUNDED_ALREADY' }]);
    expect((await writeDown(payment.id, { amountReceivedMillimes: 10_000 })).body).toMatchObject({ reason: 'INVALID_TRANSITION' });
  });

  it.each([
    ['an amount of nothing', { amountReceivedMillimes: 0 }, 'amountReceivedMillimes'],
    ['an amount in pieces of a millime', { amountReceivedMillimes: 70_000.5 }, 'amountReceivedMillimes'],
    ['an amount with a digit too many', { amountReceivedMillimes: 800_000_000 }, 'amountReceivedMillimes'],
    ['a note too long', { note: 'x'.repeat(501) }, 'note'],
    ['a refund without a reference', { refund: { reference: ' ', refundedOn: today } }, 'refund.reference'],
    ['a refund on a day that is none', { refund: { reference: 'VIR-1', refundedOn: '2026-02-30' } }, 'refund.refundedOn'],
    ['a refund to come', { refund: { reference: 'VIR-1', refundedOn: '2027-01-01' } }, 'refund.refundedOn'],
    ['a refund before the payment', { refund: { reference: 'VIR-1', refundedOn: '2026-01-01' } }, 'refund.refundedOn'],
  ])('refuses %s on its field', async (_, body, fieldName) => {
    const { payment } = await submitted();
    const answered = await writeDown(payment.id, body);
    expect(answered.status).toBe(400);
    expect(answered.body).toMatchObject({ fields: [{ fieldName }] });
  });

  it('refuses to forget an amount that somebody relies on, and a refund of what is not owed', async () => {
    const { payment } = await submitted();
    await decided(test, therapist, payment.id, { valid: true });
    expect((await writeDown(payment.id, { amountReceivedMillimes: null })).body).toMatchObject({
      fields: [{ fieldName: 'amountReceivedMillimes' }],
    });
    const refund = { reference: 'VIR-1', refundedOn: today };
    expect((await writeDown(payment.id, { refund })).body).toMatchObject({ reason: 'INVALID_TRANSITION' });
  });

  it('knows no payment of another practitioner', async () => {
    const { payment } = await submitted();
    const other = await newTherapist(test);
    expect((await writeDown(payment.id, { note: 'x' }, other.bearer)).status).toBe(404);
  });
});
