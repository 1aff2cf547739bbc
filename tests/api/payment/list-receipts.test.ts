import { readFileSync } from 'node:fs';
import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cancelReservation } from '#contract/booking/booking.endpoints.ts';
import { updateManualPayment } from '#contract/payment/payment.endpoints.ts';
import { listReceipts } from '#contract/payment/receipts.endpoints.ts';
import { payRefund } from '#contract/payment/refunds.endpoints.ts';
import { updatePractice } from '#contract/practice/practice-settings.endpoints.ts';
import { issueReceipts } from '#server/modules/payment/issue-receipts.ts';
import { cardPayments, manualPayments } from '#server/modules/payment/payment.tables.ts';
import { receiptCounters, receipts } from '#server/modules/payment/receipts.tables.ts';
import { settleCardPayment } from '#server/modules/payment/settle-card-payment.ts';
import { call, signInAs } from '#tests/support/api.ts';
import { entriesDuring } from '#tests/support/audit.ts';
import { newTherapist, signInAgain } from '#tests/support/booking.ts';
import { bookAndOpen } from '#tests/support/card-booking.ts';
import { bookByMoneyOrder, decide, decided, sendProofOf } from '#tests/support/payment.ts';
import { startTestApp, testNow, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let therapist: Awaited<ReturnType<typeof newTherapist>>;
beforeAll(async () => void (test = await startTestApp({ env: { CARD_PAYMENTS: 'demo' } })));
// A practice of their own for each: its journal holds what the test put there. The numbers are the whole site's.
beforeEach(async () => {
  test.clock.set(testNow);
  therapist = await newTherapist(test);
});
afterAll(() => test.close());

const journal = (query: { month?: string; page?: number; limit?: number } = {}, bearer = therapist.bearer) =>
  call(test.app, listReceipts, { bearer, query });
const numbersOf = async (kind: 'RECEIPT' | 'CREDIT_NOTE', year: number) => {
  const rows = await test.deps.db.select().from(receipts).orderBy(asc(receipts.number));
  return rows.filter((row) => row.kind === kind && row.year === year).map(({ number }) => number);
};
const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

async function provedByMoneyOrder() {
  const made = await bookByMoneyOrder(test, therapist);
  await sendProofOf(test, made.client.bearer, made.payment.id);
  return made;
}

async function paidByMoneyOrder() {
  const made = await provedByMoneyOrder();
  await decided(test, therapist.bearer, made.payment.id, { valid: true });
  return made;
}

async function paidByCard() {
  const made = await bookAndOpen(test, therapist);
  const { id } = made.payment;
  await settleCardPayment(test.deps, id, { outcome: 'PAID', amountMillimes: 50_000, currency: 'TND', orderId: id });
  return made;
}

const note = (id: string, amountReceivedMillimes: number) =>
  call(test.app, updateManualPayment, { bearer: therapist.bearer, parameters: { id }, body: { amountReceivedMillimes } });

const giveBack = async (paymentId: string, reservationId: string) => {
  await call(test.app, cancelReservation, { parameters: { id: reservationId }, bearer: therapist.bearer, body: { reason: 'Fermé.' } });
  const body = { reference: 'VIR 2026-118', refundedOn: testNow.slice(0, 10) };
  return call(test.app, payRefund, { bearer: therapist.bearer, parameters: { id: paymentId }, body });
};

describe('GET /v1/payment/receipts/', () => {
  it('has a receipt for each amount that came in, by money order and by card, with what the month comes to', async () => {
    const [byMoneyOrder, byCard] = [await paidByMoneyOrder(), await paidByCard()];
    const { status, body } = await journal();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      month: '2026-11',
      total: 2,
      totals: [
        { method: 'ONLINE', receivedMillimes: 50_000, creditedMillimes: 0 },
        { method: 'MONEY_ORDER', receivedMillimes: 50_000, creditedMillimes: 0 },
      ],
    });
    const [latest, first] = body.items;
    expect(first).toMatchObject({
      kind: 'RECEIPT',
      issuedAt: testNow,
      reservationId: byMoneyOrder.reservation.id,
      method: 'MONEY_ORDER',
      amountMillimes: 50_000,
      therapistName: byMoneyOrder.reservation.therapist.fullName,
      service: { fr: 'Suivi', en: 'Follow-up' },
      sessionAt: byMoneyOrder.reservation.startDateTime,
      corrects: null,
      cause: null,
      correctedBy: null,
    });
    expect(first?.reference).toMatch(/^[0-9A-F]{12}$/);
    expect(latest).toMatchObject({ method: 'ONLINE', reservationId: byCard.reservation.id, reference: byCard.payment.paymentRef });
    expect(Number(latest?.number.slice(7)) - Number(first?.number.slice(7))).toBe(1);
    expect(first?.number).toMatch(/^R-2026-\d{4}$/);
  });

  it('takes a receipt back by a credit note where its amount was corrected, and once more where it is given back', async () => {
    const { payment, reservation } = await paidByMoneyOrder();
    await note(payment.id, 45_500);
    await giveBack(payment.id, reservation.id);
    const { items, totals } = (await journal()).body;
    const [first, second] = items.filter(({ kind }) => kind === 'RECEIPT').toReversed();
    const [correction, refund] = items.filter(({ kind }) => kind === 'CREDIT_NOTE').toReversed();
    expect(items).toHaveLength(4);
    expect(first).toMatchObject({ amountMillimes: 50_000, correctedBy: correction?.number });
    expect(correction).toMatchObject({ amountMillimes: 50_000, corrects: first?.number, cause: 'CORRECTION', reference: null });
    expect(second).toMatchObject({ amountMillimes: 45_500, correctedBy: refund?.number });
    expect(refund).toMatchObject({ amountMillimes: 45_500, corrects: second?.number, cause: 'REFUND', reference: 'VIR 2026-118' });
    expect(refund?.number).toMatch(/^A-2026-\d{4}$/);
    expect(totals[1]).toEqual({ method: 'MONEY_ORDER', receivedMillimes: 95_500, creditedMillimes: 95_500 });
  });

  it('has none for what is only promised, noted before it is confirmed, or refused; the same again changes nothing', async () => {
    const { payment } = await provedByMoneyOrder();
    await note(payment.id, 50_000);
    expect((await journal()).body.total).toBe(0);
    await decided(test, therapist.bearer, payment.id, { valid: true });
    await decided(test, therapist.bearer, payment.id, { valid: true });
    await note(payment.id, 50_000);
    expect((await journal()).body.total).toBe(1);
    const refused = await provedByMoneyOrder();
    await decided(test, therapist.bearer, refused.payment.id, { valid: false, reason: 'Illisible.' });
    expect((await journal()).body.total).toBe(1);
  });

  it('has both for what was paid by card in vain', async () => {
    const made = await bookAndOpen(test, therapist);
    await call(test.app, cancelReservation, {
      parameters: { id: made.reservation.id },
      bearer: therapist.bearer,
      body: { reason: 'Fermé.' },
    });
    const { id } = made.payment;
    await settleCardPayment(test.deps, id, { outcome: 'PAID', amountMillimes: 50_000, currency: 'TND', orderId: id });
    expect((await journal()).body.items).toMatchObject([{ kind: 'RECEIPT', amountMillimes: 50_000 }]);
    await giveBack(id, made.reservation.id);
    expect((await journal()).body.items).toMatchObject([{ kind: 'CREDIT_NOTE', cause: 'REFUND' }, { kind: 'RECEIPT' }]);
  });

  it('keeps each in the month of its day in the practice’s zone, and counts from one in a new year', async () => {
    const promised = await provedByMoneyOrder();
    // Still December in London, and January in Tunis.
    test.clock.set('2026-12-31T23:30:00.000Z');
    const bearer = await signInAgain(test, therapist.email);
    await decided(test, bearer, promised.payment.id, { valid: true });
    expect((await journal({ month: '2026-12' }, bearer)).body.total).toBe(0);
    const { items, month } = (await journal({}, bearer)).body;
    expect([month, items.length, items[0]?.number]).toEqual(['2027-01', 1, 'R-2027-0001']);
    expect(await numbersOf('RECEIPT', 2027)).toEqual([1]);
  });

  it('shows nobody those of another practitioner, and an administrator all; a look is written down', async () => {
    const { reservation } = await paidByMoneyOrder();
    const other = await newTherapist(test);
    expect((await journal({}, other.bearer)).body).toMatchObject({ items: [], total: 0 });
    const { items } = (await journal({ limit: 100 }, await signInAs(test.app, 'admin'))).body;
    expect(items.map(({ reservationId }) => reservationId)).toContain(reservation.id);
    const looks = await entriesDuring(test, () => journal());
    expect(looks).toMatchObject([{ kind: 'PAYMENT_VIEWED' }]);
    expect(looks[0]?.subjects).toContain(reservation.id);
  });

  it.each([
    ['a month that is none', { month: '2026-13' }],
    ['a day', { month: '2026-11-16' }],
    ['a page below the first', { page: 0 }],
  ])('refuses %s', async (_, query) => {
    expect((await journal(query)).status).toBe(400);
  });
});

describe('the numbers of receipts', () => {
  it('follow each other without a gap, though many payments are confirmed at once', async () => {
    const made = [];
    for (let count = 0; count < 6; count += 1) made.push(await provedByMoneyOrder());
    const answers = await Promise.all(made.map(({ payment }) => decide(test, therapist.bearer, payment.id, { valid: true })));
    expect(answers.map(({ status }) => status)).toEqual(made.map(() => 200));
    const numbers = await numbersOf('RECEIPT', 2026);
    expect(numbers).toEqual(upTo(numbers.length));
    expect((await journal()).body.total).toBe(6);
  });

  it('are given again where what took one is rolled back', async () => {
    const { payment } = await provedByMoneyOrder();
    await test.deps.db.update(manualPayments).set({ status: 'VALIDATED' }).where(eq(manualPayments.id, payment.id));
    const before = await numbersOf('RECEIPT', 2026);
    const failing = test.deps.db.transaction(async (tx) => {
      await issueReceipts(test.deps, tx, { method: 'MONEY_ORDER', id: payment.id }, test.clock.now());
      throw new Error('a power cut');
    });
    await expect(failing).rejects.toThrow('a power cut');
    expect(await numbersOf('RECEIPT', 2026)).toEqual(before);
    await test.deps.db.transaction((tx) => issueReceipts(test.deps, tx, { method: 'MONEY_ORDER', id: payment.id }, test.clock.now()));
    expect(await numbersOf('RECEIPT', 2026)).toEqual(upTo(before.length + 1));
  });
});

describe('a receipt', () => {
  it('says what the practice and the client were called when it was issued', async () => {
    const admin = await signInAs(test.app, 'admin');
    const { reservation } = await paidByMoneyOrder();
    await call(test.app, updatePractice, { bearer: admin, body: { name: 'Un autre nom', fiscalNumber: '7654321B/N/C/000' } });
    const later = await paidByMoneyOrder();
    const rowOf = async (id: string) => (await test.deps.db.select().from(receipts).where(eq(receipts.reservationId, id)))[0];
    expect((await rowOf(reservation.id))?.practice).toMatchObject({ name: 'Cabinet Amel Ben Salah', fiscalNumber: '1234567A/M/P/000' });
    expect((await rowOf(later.reservation.id))?.practice).toMatchObject({ name: 'Un autre nom', fiscalNumber: '7654321B/N/C/000' });
  });

  it('is made at the upgrade for what had come in before there were any', async () => {
    const { db } = test.deps;
    await paidByMoneyOrder();
    await paidByCard();
    const refunded = await paidByMoneyOrder();
    await giveBack(refunded.payment.id, refunded.reservation.id);
    const standing = async () => {
      const rows = await db.select().from(receipts);
      const takenBack = new Set(rows.map(({ correctsId }) => correctsId));
      return rows
        .filter(({ kind, id }) => kind === 'RECEIPT' && !takenBack.has(id))
        .map(({ paymentId, method, amountMillimes, clientName, therapistName, service, sessionAt, reference }) =>
          JSON.stringify({ paymentId, method, amountMillimes, clientName, therapistName, service, sessionAt, reference }),
        )
        .toSorted();
    };
    const issued = await standing();
    await db.delete(receipts).where(eq(receipts.kind, 'CREDIT_NOTE'));
    await db.delete(receipts);
    await db.delete(receiptCounters);
    const statements = readFileSync('server/database/migrations/0037_receipts.sql', 'utf8').split('--> statement-breakpoint');
    for (const statement of statements.slice(-2)) await db.execute(sql.raw(statement));
    expect(await standing()).toEqual(issued);
    const held = [...(await db.select().from(manualPayments)), ...(await db.select().from(cardPayments))].filter(({ status }) =>
      ['VALIDATED', 'SUCCEEDED', 'REFUND_DUE'].includes(status),
    );
    expect(issued).toHaveLength(held.length);
    const [{ year, last } = { year: 0, last: 0 }] = await db.select().from(receiptCounters);
    expect(await numbersOf('RECEIPT', year)).toEqual(upTo(held.length));
    expect(last).toBe(held.length);
  });
});
