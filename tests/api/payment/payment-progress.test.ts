import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cancelOwnReservation, cancelReservation, createDaysOff, decideReservation } from '#contract/booking/booking.endpoints.ts';
import { onlineHoldMinutes } from '#contract/constants.ts';
import { readPaymentProgress } from '#contract/payment/payment.endpoints.ts';
import { expireHold } from '#server/modules/booking/expire-hold.ts';
import { reservationHistory } from '#server/modules/booking/booking.tables.ts';
import { cardProvidersOf } from '#server/modules/payment/card-providers.ts';
import { readPaymentProgress as readProgress } from '#server/modules/payment/read-payment-progress.ts';
import { settleForgottenCardPayments } from '#server/modules/payment/ask-about-card-payment.ts';
import { settleCardPayment } from '#server/modules/payment/settle-card-payment.ts';
import { call, newClient, signInAs } from '#tests/support/api.ts';
import { book, bookingOf, demonstrationOffer, newTherapist, signInAgain, storedReservation, type Offer } from '#tests/support/booking.ts';
import { bookAndOpen, bookByCard, pay, progress, standing } from '#tests/support/card-booking.ts';
import { realProviders, startCardServer, type CardServer } from '#tests/support/card-server.ts';
import { failures } from '#tests/support/provider-failures.ts';
import { startTestApp, testNow, type TestApp } from '#tests/support/test-app.ts';

let server: CardServer;
let test: TestApp;
let offer: Offer;
beforeAll(async () => void (server = await startCardServer()));
afterAll(() => server.close());
beforeEach(() => {
  test.clock.set(testNow);
  server.failNext();
});

async function startWith(provider: (typeof realProviders)[number]) {
  test = await startTestApp({ env: server.env(provider) });
  offer = await demonstrationOffer(test);
}
const paidFor = (paymentId: string) => void (server.paymentOf(paymentId).outcome = 'PAID');
const webhook = (paymentRef: string) => progress(test, { payment_ref: paymentRef });

describe.each(realProviders)('GET /v1/payment/pay/webhook with %s', (provider) => {
  beforeAll(() => startWith(provider));
  afterAll(() => test.close());
  const name = provider === 'konnect' ? 'payment_ref' : 'payment_id';

  it('brings a paid reservation to the practice, once, however often it is called', async () => {
    const { reservation, payment } = await bookAndOpen(test, offer);
    paidFor(payment.id);
    const { status, body } = await progress(test, { [name]: payment.paymentRef });
    const told = { status: 'SUCCEEDED', reservationStatus: 'ON_STAND_BY', reservationId: reservation.id, holdUntil: null };
    expect([status, body]).toEqual([200, told]);
    const answers = await Promise.all([1, 2, 3].map(() => progress(test, { [name]: payment.paymentRef })));
    expect(answers.map((answer) => answer.body.status)).toEqual(['SUCCEEDED', 'SUCCEEDED', 'SUCCEEDED']);
    const history = await test.deps.db.select().from(reservationHistory).where(eq(reservationHistory.reservationId, reservation.id));
    expect(history.map(({ event }) => event)).toEqual(['CREATED', 'PAYMENT_CONFIRMED']);
  });

  it('answers our own name of the payment too: the page of return has no other', async () => {
    const { payment, reservation } = await bookAndOpen(test, offer);
    // Who left without paying reads how long the slot is still theirs.
    expect((await webhook(payment.id)).body).toMatchObject({ status: 'PENDING', holdUntil: reservation.holdUntil });
    paidFor(payment.id);
    expect((await webhook(payment.id)).body).toMatchObject({ status: 'SUCCEEDED', reservationStatus: 'ON_STAND_BY' });
  });

  const strange: [string, object][] = [
    ['another amount', { amount: 79_999 }],
    ['more than was asked', { amount: 80_001 }],
    ['another order', { orderId: 'f'.repeat(24) }],
  ];
  // Flouci knows one currency.
  if (provider === 'konnect') strange.push(['another currency', { currency: 'EUR' }]);
  it.each(strange)('believes no report of %s', async (_, told) => {
    const { payment } = await bookAndOpen(test, offer);
    const kept = server.paymentOf(payment.id);
    Object.assign(kept, told, { outcome: 'PAID' });
    expect((await progress(test, { [name]: payment.paymentRef })).body.status).toBe('PENDING');
    expect(await standing(test, payment.id)).toEqual({ payment: 'PENDING', reservation: 'PENDING_PAYMENT' });
  });

  it.each(failures)('answers what is known when the provider cannot be asked (%s), and learns it later', async (failure) => {
    const { payment } = await bookAndOpen(test, offer);
    paidFor(payment.id);
    server.failNext(failure);
    const { status, body } = await webhook(payment.paymentRef);
    expect([status, body.status]).toEqual([200, 'PENDING']);
    expect((await webhook(payment.paymentRef)).body.status).toBe('SUCCEEDED');
  });
});

describe('GET /v1/payment/pay/webhook', () => {
  beforeAll(() => startWith('flouci'));
  afterAll(() => test.close());

  it('asks for the name of a payment, and knows no other', async () => {
    expect((await progress(test, {})).body).toMatchObject({ fields: [{ fieldName: 'payment_ref' }] });
    expect((await webhook('forged')).status).toBe(404);
    expect((await webhook("' or 1=1 --")).status).toBe(404);
  });

  it('asks the provider once for all who call in the same five seconds', async () => {
    const { payment } = await bookAndOpen(test, offer);
    const calls = server.calls();
    const again = () => call(test.app, readPaymentProgress, { query: { payment_ref: payment.paymentRef } });
    const answers = await Promise.all(Array.from({ length: 20 }, again));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.status}`))).toEqual(new Set(['200 PENDING']));
    expect(server.calls()).toBe(calls + 1);
    await again();
    expect(server.calls()).toBe(calls + 1);
    await webhook(payment.paymentRef);
    expect(server.calls()).toBe(calls + 2);
  });

  it('asks whoever took a payment, also after another provider was chosen', async () => {
    const { payment } = await bookAndOpen(test, offer);
    paidFor(payment.id);
    const later = cardProvidersOf(
      { ...test.deps.env.cardPayments, chosen: 'konnect' },
      { db: test.deps.db, clock: test.clock, siteUrl: '' },
    );
    const answered = await readProgress({ ...test.deps, cardProviders: later }, { payment_id: payment.paymentRef });
    expect(answered.status).toBe('SUCCEEDED');
  });

  it('frees the slot of a payment that failed, in the words of the specification', async () => {
    const { client, reservation, payment } = await bookAndOpen(test, offer);
    server.paymentOf(payment.id).outcome = 'FAILED';
    expect((await webhook(payment.paymentRef)).body).toMatchObject({ status: 'FAILED', reservationStatus: 'CANCELLED' });
    const [last] = await test.deps.db
      .select()
      .from(reservationHistory)
      .where(and(eq(reservationHistory.reservationId, reservation.id), eq(reservationHistory.to, 'CANCELLED')));
    expect(last).toMatchObject({ event: 'PAYMENT_FAILED', by: 'SYSTEM' });
    expect((await book(test, client.bearer, bookingOf(offer, reservation.startDateTime, { paymentMethod: 'ONLINE' }))).status).toBe(201);
  });

  it('leaves the reservation of a payment that only lapsed to be paid, by another payment', async () => {
    const { client, reservation, payment } = await bookAndOpen(test, offer);
    server.paymentOf(payment.id).outcome = 'EXPIRED';
    expect((await webhook(payment.paymentRef)).body).toMatchObject({ status: 'EXPIRED', reservationStatus: 'PENDING_PAYMENT' });
    const { body } = await pay(test, client.bearer, reservation.id);
    expect(body.id).not.toBe(payment.id);
    paidFor(body.id);
    expect((await webhook(body.paymentRef)).body).toMatchObject({ status: 'SUCCEEDED', reservationStatus: 'ON_STAND_BY' });
  });

  it('is paid once: what a payment that had lapsed brings beside another is given back, in either order', async () => {
    const twice = async () => {
      const { client, reservation, payment } = await bookAndOpen(test, offer);
      server.paymentOf(payment.id).outcome = 'EXPIRED';
      await webhook(payment.paymentRef);
      const { body } = await pay(test, client.bearer, reservation.id);
      for (const { id } of [payment, body]) paidFor(id);
      return [payment, body] as const;
    };
    for (const isLapsedFirst of [true, false]) {
      const both = await twice();
      const [first, second] = isLapsedFirst ? both : both.toReversed();
      expect((await webhook(first?.paymentRef ?? '')).body).toMatchObject({ status: 'SUCCEEDED', reservationStatus: 'ON_STAND_BY' });
      expect((await webhook(second?.paymentRef ?? '')).body).toMatchObject({ status: 'REFUND_DUE', reservationStatus: 'ON_STAND_BY' });
      expect((await webhook(first?.paymentRef ?? '')).body.status).toBe('SUCCEEDED');
      const bearer = await signInAs(test.app, 'therapist');
      const { reservationId: id } = (await webhook(first?.paymentRef ?? '')).body;
      const { status, body } = await call(test.app, decideReservation, { bearer, parameters: { id }, body: { status: 'ACCEPTED' } });
      expect([status, body.payment.isSettled, body.payment.cardPayment?.id]).toEqual([200, true, first?.id]);
    }
  });

  it('lets a paid reservation be approved, and no other', async () => {
    const { reservation, payment } = await bookAndOpen(test, offer);
    const bearer = await signInAs(test.app, 'therapist');
    const approve = () => call(test.app, decideReservation, { bearer, parameters: { id: reservation.id }, body: { status: 'ACCEPTED' } });
    expect((await approve()).problem.reason).toBe('INVALID_TRANSITION');
    paidFor(payment.id);
    await webhook(payment.paymentRef);
    const { status, body } = await approve();
    expect([status, body.status, body.payment.isSettled]).toEqual([200, 'ACCEPTED', true]);
    expect(body.payment.cardPayment).toMatchObject({ id: payment.id, status: 'SUCCEEDED', amountMillimes: 80_000, payUrl: null });
  });
});

describe('what is paid, and what becomes of it', () => {
  beforeEach(() => startWith('flouci'));
  afterEach(() => test.close());

  async function paid() {
    const made = await bookAndOpen(test, offer);
    paidFor(made.payment.id);
    await webhook(made.payment.paymentRef);
    return made;
  }

  it('is due back when the practice rejects or cancels, or nobody decides in time', async () => {
    const bearer = await signInAs(test.app, 'therapist');
    const rejected = await paid();
    const body = { status: 'REJECTED', reason: 'Je suis absente.' };
    await call(test.app, decideReservation, { bearer, parameters: { id: rejected.reservation.id }, body });
    expect(await standing(test, rejected.payment.id)).toEqual({ payment: 'REFUND_DUE', reservation: 'REJECTED' });

    const cancelled = await paid();
    await call(test.app, cancelReservation, { bearer, parameters: { id: cancelled.reservation.id }, body: { reason: 'Je suis absente.' } });
    expect(await standing(test, cancelled.payment.id)).toEqual({ payment: 'REFUND_DUE', reservation: 'CANCELLED' });

    const undecided = await paid();
    test.clock.set(undecided.reservation.startDateTime);
    while ((await test.deliverDue()) > 0);
    expect(await standing(test, undecided.payment.id)).toEqual({ payment: 'REFUND_DUE', reservation: 'EXPIRED' });
  });

  it('is due back when its client cancels in time, and stays with the practice when not', async () => {
    const early = await paid();
    await call(test.app, cancelOwnReservation, { bearer: early.client.bearer, parameters: { id: early.reservation.id } });
    expect(await standing(test, early.payment.id)).toEqual({ payment: 'REFUND_DUE', reservation: 'CANCELLED' });

    const late = await paid();
    const bearer = await signInAs(test.app, 'therapist');
    await call(test.app, decideReservation, { bearer, parameters: { id: late.reservation.id }, body: { status: 'ACCEPTED' } });
    test.clock.set(new Date(Date.parse(late.reservation.startDateTime) - 3_600_000).toISOString());
    const again = await signInAgain(test, late.client.email);
    await call(test.app, cancelOwnReservation, { bearer: again, parameters: { id: late.reservation.id } });
    expect(await standing(test, late.payment.id)).toEqual({ payment: 'SUCCEEDED', reservation: 'CANCELLED' });
  });

  it('revives a reservation that lapsed, or that failed at first, while its slot is free', async () => {
    const lapsed = await bookAndOpen(test, offer);
    const failed = await bookAndOpen(test, offer);
    server.paymentOf(failed.payment.id).outcome = 'FAILED';
    await webhook(failed.payment.paymentRef);
    test.clock.advanceMinutes(onlineHoldMinutes);
    while ((await test.deliverDue()) > 0);
    expect((await storedReservation(test, lapsed.reservation.id)).status).toBe('EXPIRED');
    for (const { payment } of [lapsed, failed]) {
      paidFor(payment.id);
      expect((await webhook(payment.paymentRef)).body).toMatchObject({ status: 'SUCCEEDED', reservationStatus: 'ON_STAND_BY' });
    }
  });

  it('is due back when the slot is somebody else’s by then, and its client is told', async () => {
    const { reservation, payment } = await bookAndOpen(test, offer);
    test.clock.advanceMinutes(onlineHoldMinutes);
    const other = await newClient(test.app);
    expect((await book(test, other.bearer, bookingOf(offer, reservation.startDateTime))).status).toBe(201);
    paidFor(payment.id);
    expect((await webhook(payment.paymentRef)).body).toMatchObject({ status: 'REFUND_DUE', reservationStatus: 'EXPIRED' });
    const jobs = await test.deps.database.run("select data from jobs.job where data->>'subscriber' = 'tellOfRefundDue'", []);
    expect(JSON.stringify(jobs.rows)).toContain(reservation.id);
  });

  it('is due back when the practitioner is away by then, or the hour is past', async () => {
    const away = await bookAndOpen(test, offer);
    const past = await bookAndOpen(test, offer);
    test.clock.advanceMinutes(onlineHoldMinutes);
    while ((await test.deliverDue()) > 0);
    const bearer = await signInAs(test.app, 'therapist');
    const { startDateTime, endDateTime } = away.reservation;
    expect((await call(test.app, createDaysOff, { bearer, body: { startDateTime, endDateTime } })).status).toBe(201);
    paidFor(away.payment.id);
    expect((await webhook(away.payment.paymentRef)).body).toMatchObject({ status: 'REFUND_DUE', reservationStatus: 'EXPIRED' });
    test.clock.set(past.reservation.startDateTime);
    paidFor(past.payment.id);
    expect((await webhook(past.payment.paymentRef)).body).toMatchObject({ status: 'REFUND_DUE', reservationStatus: 'EXPIRED' });
  });

  it('is due back when its reservation was cancelled meanwhile', async () => {
    const { client, reservation, payment } = await bookAndOpen(test, offer);
    await call(test.app, cancelOwnReservation, { bearer: client.bearer, parameters: { id: reservation.id } });
    expect(await standing(test, payment.id)).toEqual({ payment: 'PENDING', reservation: 'CANCELLED' });
    paidFor(payment.id);
    expect((await webhook(payment.paymentRef)).body).toMatchObject({ status: 'REFUND_DUE', reservationStatus: 'CANCELLED' });
  });

  it('is settled by the sweep when the webhook is lost, and by a later one when the provider was out of reach', async () => {
    const lost = await bookAndOpen(test, offer);
    paidFor(lost.payment.id);
    test.clock.advanceMinutes(2);
    await test.deliverDue();
    expect(await standing(test, lost.payment.id)).toEqual({ payment: 'SUCCEEDED', reservation: 'ON_STAND_BY' });

    const later = await bookAndOpen(test, offer);
    paidFor(later.payment.id);
    server.failNext('ERROR_500');
    test.clock.advanceMinutes(2);
    await test.deliverDue();
    expect((await standing(test, later.payment.id)).payment).toBe('PENDING');
    test.clock.advanceMinutes(3);
    await test.deliverDue();
    expect(await standing(test, later.payment.id)).toEqual({ payment: 'SUCCEEDED', reservation: 'ON_STAND_BY' });
  });

  it('is given up when it pends for ever, and asked about no more', async () => {
    const { payment, reservation } = await bookAndOpen(test, offer);
    for (const minutes of [20, 60, 720, 900]) {
      test.clock.advanceMinutes(minutes);
      while ((await test.deliverDue()) > 0);
    }
    expect(await standing(test, payment.id)).toEqual({ payment: 'EXPIRED', reservation: 'EXPIRED' });
    const calls = server.calls();
    test.clock.advanceMinutes(10_000);
    while ((await test.deliverDue()) > 0);
    expect(server.calls()).toBe(calls);
    expect((await storedReservation(test, reservation.id)).status).toBe('EXPIRED');
  });

  it('is settled by the keeping of the house where the queue has lost its events', async () => {
    const forgotten = await bookAndOpen(test, offer);
    const never = await bookByCard(test, offer);
    server.failNext('CUT');
    await pay(test, never.client.bearer, never.reservation.id);
    await test.deps.database.run('delete from jobs.job', []);
    paidFor(forgotten.payment.id);
    test.clock.advanceMinutes(onlineHoldMinutes + 24 * 60);
    await settleForgottenCardPayments(test.deps);
    expect((await standing(test, forgotten.payment.id)).payment).toBe('SUCCEEDED');
    const [row] = (await test.deps.database.run('select status from card_payments where reservation_id = $1', [never.reservation.id])).rows;
    expect(row).toEqual({ status: 'EXPIRED' });
  });

  it.each(['payment first', 'hold first', 'at once'])(
    'keeps every millime when the hold ends as the payment is confirmed (%s)',
    async (order) => {
      const { reservation, payment } = await bookAndOpen(test, offer);
      const holdUntil = reservation.holdUntil ?? '';
      test.clock.set(holdUntil);
      const expire = () => expireHold(test.deps, { kind: 'RESERVATION_HELD', reservationId: reservation.id, holdUntil });
      const report = { outcome: 'PAID', amountMillimes: 80_000, currency: 'TND', orderId: payment.id } as const;
      const confirm = () => settleCardPayment(test.deps, payment.id, report);
      if (order === 'at once') await Promise.all([expire(), confirm()]);
      else for (const step of order === 'payment first' ? [confirm, expire] : [expire, confirm]) await step();
      expect(await standing(test, payment.id)).toEqual({ payment: 'SUCCEEDED', reservation: 'ON_STAND_BY' });
    },
  );

  it('gives a slot to one of two who pay for it at once, the other’s money being due back', async () => {
    const first = await bookAndOpen(test, offer);
    test.clock.set(first.reservation.holdUntil ?? '');
    const other = await newClient(test.app);
    const second = await book(test, other.bearer, bookingOf(offer, first.reservation.startDateTime, { paymentMethod: 'ONLINE' }));
    const opened = await pay(test, other.bearer, second.body.id);
    for (const id of [first.payment.id, opened.body.id]) paidFor(id);
    await Promise.all([webhook(first.payment.paymentRef), webhook(opened.body.paymentRef)]);
    const both = [await standing(test, first.payment.id), await standing(test, opened.body.id)];
    expect(both).toEqual([
      { payment: 'REFUND_DUE', reservation: 'EXPIRED' },
      { payment: 'SUCCEEDED', reservation: 'ON_STAND_BY' },
    ]);
  });

  it('belongs to the therapist it was booked with', async () => {
    const { reservation } = await paid();
    const { bearer } = await newTherapist(test);
    const { status } = await call(test.app, decideReservation, {
      bearer,
      parameters: { id: reservation.id },
      body: { status: 'ACCEPTED' },
    });
    expect(status).toBe(404);
  });
});
