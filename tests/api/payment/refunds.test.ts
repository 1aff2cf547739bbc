import { addHours } from 'date-fns';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cancelOwnReservation, cancelReservation, decideReservation, listOwnReservations } from '#contract/booking/booking.endpoints.ts';
import { grantRefund, listRefunds, payRefund } from '#contract/payment/refunds.endpoints.ts';
import type { RefundStatus } from '#contract/payment/refund-status.ts';
import { reservations } from '#server/modules/booking/booking.tables.ts';
import { cardPayments } from '#server/modules/payment/payment.tables.ts';
import { call } from '#tests/support/api.ts';
import { entriesDuring } from '#tests/support/audit.ts';
import { newTherapist, signInAgain } from '#tests/support/booking.ts';
import { bookAndOpen, storedCardPayment } from '#tests/support/card-booking.ts';
import { bookByMoneyOrder, decided, sendProofOf } from '#tests/support/payment.ts';
import { startTestApp, testNow, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let therapist: Awaited<ReturnType<typeof newTherapist>>;
beforeAll(async () => void (test = await startTestApp({ env: { CARD_PAYMENTS: 'demo' } })));
// A practice of their own for each: its queue holds what the test put there.
beforeEach(async () => {
  test.clock.set(testNow);
  therapist = await newTherapist(test);
});
afterAll(() => test.close());

const today = testNow.slice(0, 10);
const paper = { reference: 'VIR 2026-118', refundedOn: today };
const queue = (status?: RefundStatus, bearer = therapist.bearer) =>
  call(test.app, listRefunds, { bearer, ...(status && { query: { status } }) });
const payBack = (id: string, body = paper, bearer = therapist.bearer) => call(test.app, payRefund, { parameters: { id }, bearer, body });
const grant = (paymentId: string) => call(test.app, grantRefund, { bearer: therapist.bearer, body: { paymentId } });
const cancel = (id: string) =>
  call(test.app, cancelReservation, { parameters: { id }, bearer: therapist.bearer, body: { reason: 'Fermé.' } });

/** Lost with a validated money order. */
async function owedByMoneyOrder() {
  const made = await bookByMoneyOrder(test, therapist);
  await sendProofOf(test, made.client.bearer, made.payment.id);
  await decided(test, therapist.bearer, made.payment.id, { valid: true });
  await cancel(made.reservation.id);
  return made;
}

/** Lost with a card payment that was made. */
async function owedByCard() {
  const made = await bookAndOpen(test, therapist);
  await test.deps.db.update(cardPayments).set({ status: 'SUCCEEDED' }).where(eq(cardPayments.id, made.payment.id));
  await test.deps.db.update(reservations).set({ status: 'ON_STAND_BY' }).where(eq(reservations.id, made.reservation.id));
  await cancel(made.reservation.id);
  return made;
}

describe('GET /v1/payment/refunds/', () => {
  it('tells who, how much, why, since when and by which way, the longest awaited first, with what they come to', async () => {
    const first = await owedByMoneyOrder();
    test.clock.advanceMinutes(5);
    const second = await owedByCard();
    const { status, body } = await queue();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      total: 2,
      totalMillimes: 100_000,
      items: [
        {
          id: first.payment.id,
          method: 'MONEY_ORDER',
          status: 'REFUND_DUE',
          amountMillimes: 50_000,
          since: testNow,
          paid: null,
          reservation: { id: first.reservation.id, statusReason: 'Fermé.', client: { authID: first.client.authID } },
        },
        { id: second.payment.id, method: 'ONLINE', amountMillimes: 50_000, paidUnder: second.payment.paymentRef },
      ],
    });
  });

  it('keeps apart what nobody has confirmed, and what was given back', async () => {
    const made = await bookByMoneyOrder(test, therapist);
    await sendProofOf(test, made.client.bearer, made.payment.id);
    await cancel(made.reservation.id);
    expect((await queue()).body).toMatchObject({ total: 0, totalMillimes: 0 });
    expect((await queue('REFUND_TO_CHECK')).body).toMatchObject({ total: 1, items: [{ id: made.payment.id }] });
    await decided(test, therapist.bearer, made.payment.id, { valid: true });
    expect((await queue('REFUND_TO_CHECK')).body).toMatchObject({ total: 0 });
    await payBack(made.payment.id);
    expect((await queue('REFUNDED')).body).toMatchObject({ items: [{ id: made.payment.id, status: 'REFUNDED', paid: paper }] });
  });

  it('shows nobody the refunds of another practitioner; counting them alone is no look', async () => {
    const { payment, reservation } = await owedByMoneyOrder();
    const other = await newTherapist(test);
    expect((await queue('REFUND_DUE', other.bearer)).body).toMatchObject({ items: [], total: 0, totalMillimes: 0 });
    const looks = await entriesDuring(test, async () => {
      await queue();
      await call(test.app, listRefunds, { bearer: therapist.bearer, query: { limit: 0 } });
    });
    expect(looks).toMatchObject([{ kind: 'PAYMENT_VIEWED', subjects: [payment.id, reservation.id] }]);
  });

  it.each([
    ['a status that is none', { status: 'PENDING' }],
    ['a page below the first', { page: '0' }],
  ])('refuses %s', async (_, query) => {
    const answered = await call(test.app, listRefunds, { bearer: therapist.bearer, query: query as { status: 'REFUNDED' } });
    expect(answered.status).toBe(400);
  });
});

describe('PUT /v1/payment/refunds/{id}', () => {
  it.each([
    ['money order', owedByMoneyOrder],
    ['card', owedByCard],
  ])('notes the refund of a %s once, and the same again changes nothing', async (_, owed) => {
    const { payment, reservation } = await owed();
    const kinds = await entriesDuring(test, async () => {
      expect((await payBack(payment.id)).body).toMatchObject({ status: 'REFUNDED', paid: paper });
      expect((await payBack(payment.id)).status).toBe(200);
    });
    expect(kinds).toMatchObject([{ kind: 'REFUND_PAID', subjects: [payment.id, reservation.id] }, { kind: 'PAYMENT_VIEWED' }]);
    const other = await payBack(payment.id, { ...paper, reference: 'AUTRE 1' });
    expect([other.status, other.body]).toMatchObject([409, { reason: 'REFUNDED_ALREADY' }]);
    expect((await queue('REFUNDED')).body).toMatchObject({ total: 1, items: [{ paid: paper }] });
  });

  it('lets one of two people note it, and tells the other', async () => {
    const { payment } = await owedByCard();
    const answers = await Promise.all(['A-1', 'B-2', 'C-3'].map((reference) => payBack(payment.id, { ...paper, reference })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    const [first] = answers.filter(({ status }) => status === 200);
    expect(first?.body).toMatchObject({ paid: { reference: (await storedCardPayment(test, payment.id)).refundReference } });
  });

  it('tells the client under which reference', async () => {
    const { payment, reservation, client } = await owedByCard();
    await payBack(payment.id);
    const own = await call(test.app, listOwnReservations, { bearer: client.bearer });
    expect(own.body).toMatchObject({ items: [{ id: reservation.id, payment: { cardPayment: { status: 'REFUNDED', refund: paper } } }] });
  });

  it.each([
    ['no reference', { ...paper, reference: '  ' }, 'reference'],
    ['a reference too long', { ...paper, reference: 'x'.repeat(61) }, 'reference'],
    ['what is no day', { ...paper, refundedOn: 'demain' }, 'refundedOn'],
    ['a day to come', { ...paper, refundedOn: '2026-12-31' }, 'refundedOn'],
    ['a day before the payment', { ...paper, refundedOn: '2026-01-31' }, 'refundedOn'],
  ])('refuses %s on its field', async (_, body, fieldName) => {
    const { payment } = await owedByCard();
    expect((await payBack(payment.id, body)).body).toMatchObject({ fields: [{ fieldName }] });
  });

  it('gives back nothing that is not owed, and nothing of another practice', async () => {
    const open = await bookAndOpen(test, therapist);
    expect((await payBack(open.payment.id)).body).toMatchObject({ reason: 'INVALID_TRANSITION' });
    const { payment } = await owedByCard();
    expect((await payBack(payment.id, paper, (await newTherapist(test)).bearer)).status).toBe(404);
  });
});

describe('POST /v1/payment/refunds/', () => {
  /** Cancelled by its client less than a day before: by rule nothing is due. */
  async function cancelledLate() {
    const made = await bookByMoneyOrder(test, therapist);
    await sendProofOf(test, made.client.bearer, made.payment.id);
    await decided(test, therapist.bearer, made.payment.id, { valid: true });
    const { id, startDateTime } = made.reservation;
    await call(test.app, decideReservation, { parameters: { id }, bearer: therapist.bearer, body: { status: 'ACCEPTED' } });
    test.clock.set(addHours(startDateTime, -20).toISOString());
    const [client, staff] = [await signInAgain(test, made.client.email), await signInAgain(test, therapist.email)];
    therapist = { ...therapist, bearer: staff };
    expect((await call(test.app, cancelOwnReservation, { parameters: { id }, bearer: client })).status).toBe(200);
    return made;
  }

  it('gives back what no rule makes due, once, and the queue has it', async () => {
    const { payment, reservation } = await cancelledLate();
    expect((await queue()).body).toMatchObject({ total: 0 });
    const kinds = await entriesDuring(test, async () => {
      const granted = await grant(payment.id);
      expect([granted.status, granted.body]).toMatchObject([201, { status: 'REFUND_DUE', amountMillimes: 50_000 }]);
      expect((await grant(payment.id)).body).toMatchObject({ status: 'REFUND_DUE' });
    });
    expect(kinds.map(({ kind }) => kind)).toEqual(['REFUND_GRANTED', 'PAYMENT_VIEWED']);
    expect((await queue()).body).toMatchObject({ items: [{ id: payment.id, reservation: { id: reservation.id, late: true } }] });
  });

  it('refuses it for an appointment that still stands, and for what never came in', async () => {
    const made = await bookByMoneyOrder(test, therapist);
    await sendProofOf(test, made.client.bearer, made.payment.id);
    await decided(test, therapist.bearer, made.payment.id, { valid: true });
    expect((await grant(made.payment.id)).body).toMatchObject({ reason: 'INVALID_TRANSITION' });
    const unpaid = await bookAndOpen(test, therapist);
    await cancel(unpaid.reservation.id);
    expect((await grant(unpaid.payment.id)).body).toMatchObject({ reason: 'INVALID_TRANSITION' });
  });

  it('refuses an id that is none, and one of nobody', async () => {
    expect((await grant('x')).body).toMatchObject({ fields: [{ fieldName: 'paymentId' }] });
    expect((await grant('0123456789abcdef01234567')).status).toBe(404);
  });
});
