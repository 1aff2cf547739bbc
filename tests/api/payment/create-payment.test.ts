import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cancelOwnReservation, decideReservation, takeReservation } from '#contract/booking/booking.endpoints.ts';
import { onlineHoldMinutes } from '#contract/constants.ts';
import { createPayment } from '#contract/payment/payment.endpoints.ts';
import { ProviderUnreached } from '#server/gateways/ask-provider.ts';
import type { CardOrder } from '#server/gateways/card-provider.ts';
import { fixedClock } from '#server/gateways/clock.ts';
import { flouciProvider } from '#server/gateways/flouci-provider.ts';
import { konnectProvider } from '#server/gateways/konnect-provider.ts';
import { authenticate } from '#server/http/authenticate.ts';
import { createPayment as open } from '#server/modules/payment/create-payment.ts';
import { cardPayments } from '#server/modules/payment/payment.tables.ts';
import { call, newClient, signInAs } from '#tests/support/api.ts';
import { newKnownClient } from '#tests/support/staff.ts';
import { bookSomeSlot, demonstrationOffer, newTherapist, signInAgain, slotsOn, type Offer } from '#tests/support/booking.ts';
import { bookAndOpen, bookByCard, pay, progress, standing, storedCardPayment } from '#tests/support/card-booking.ts';
import { realProviders, startCardServer, type CardServer } from '#tests/support/card-server.ts';
import { failures } from '#tests/support/provider-failures.ts';
import { startTestApp, testNow, type TestApp } from '#tests/support/test-app.ts';

let server: CardServer;
let test: TestApp;
let offer: Offer;
beforeAll(async () => void (server = await startCardServer()));
afterAll(() => server.close());

const siteUrl = 'http://accalmie.test';
const orders = (id: string) => server.payments.filter(({ orderId }) => orderId === id);

describe.each(realProviders)('POST /v1/payment/pay/ with %s', (provider) => {
  beforeAll(async () => {
    test = await startTestApp({ env: server.env(provider) });
    offer = await demonstrationOffer(test);
  });
  beforeEach(() => {
    test.clock.set(testNow);
    server.failNext();
  });
  afterAll(() => test.close());

  it("opens a payment of the reservation's price, for as long as its slot is held, and tells the provider nothing of the person", async () => {
    const { client, reservation } = await bookByCard(test, offer);
    test.clock.advanceMinutes(3);
    const { status, body } = await pay(test, client.bearer, reservation.id);
    expect(status).toBe(201);
    const { ref, order } = server.paymentOf(body.id);
    expect(body).toEqual({
      id: body.id,
      paymentRef: ref,
      payUrl: expect.stringContaining(ref) as string,
      expiresAt: reservation.holdUntil,
    });
    expect(body.payUrl).toMatch(/^https:/);
    const [returnUrl, webhook] = [`${siteUrl}/payment/${body.id}`, `${siteUrl}/api/v1/payment/pay/webhook`];
    const minutes = onlineHoldMinutes - 3;
    expect(order).toEqual(
      provider === 'konnect'
        ? {
            receiverWalletId: 'a-wallet',
            token: 'TND',
            amount: 80_000,
            type: 'immediate',
            description: body.id,
            acceptedPaymentMethods: ['bank_card', 'e-DINAR'],
            lifespan: minutes,
            checkoutForm: false,
            orderId: body.id,
            webhook,
            silentWebhook: true,
            successUrl: returnUrl,
            failUrl: returnUrl,
          }
        : {
            amount: 80_000,
            developer_tracking_id: body.id,
            accept_card: true,
            success_link: returnUrl,
            fail_link: returnUrl,
            webhook,
            session_timeout_secs: minutes * 60,
            pre_auth: false,
          },
    );
    const stored = await storedCardPayment(test, body.id);
    expect(stored).toMatchObject({ provider, status: 'PENDING', amountMillimes: 80_000, paymentRef: ref, reservationId: reservation.id });
  });

  it('brings people back to the language they were reading', async () => {
    const { client, reservation } = await bookByCard(test, offer);
    const { body } = await pay(test, client.bearer, reservation.id, 'en');
    expect(JSON.stringify(server.paymentOf(body.id).order)).toContain(`${siteUrl}/en/payment/${body.id}`);
  });

  it('leads to the same page again, and from two presses at once', async () => {
    const { client, reservation } = await bookByCard(test, offer);
    const answers = await Promise.all([1, 2, 3].map(() => pay(test, client.bearer, reservation.id)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.payUrl)).size).toBe(1);
    const again = await pay(test, client.bearer, reservation.id);
    expect(again.body).toEqual(answers[0]?.body);
    const rows = await test.deps.db.select().from(cardPayments).where(eq(cardPayments.reservationId, reservation.id));
    expect(rows).toHaveLength(1);
  });

  it.each(failures)('says so when the provider fails (%s), and goes on from there', async (failure) => {
    const { client, reservation } = await bookByCard(test, offer);
    server.failNext(failure);
    const { status, problem } = await pay(test, client.bearer, reservation.id);
    expect([status, problem.reason]).toEqual([503, 'CARD_PROVIDER_UNREACHED']);
    const again = await pay(test, client.bearer, reservation.id);
    expect(again.status).toBe(201);
    expect(orders(again.body.id)).toHaveLength(1);
  });

  it('waits no longer than its patience for a provider that stays silent', async () => {
    const { konnect, flouci } = test.deps.env.cardPayments;
    const clock = fixedClock(testNow);
    if (!konnect || !flouci) throw new Error('the keys are missing');
    const silent = provider === 'konnect' ? konnectProvider(konnect, clock, 50) : flouciProvider(flouci, clock, 50);
    const order = { orderId: 'a'.repeat(24), amountMillimes: 1000, expiresAt: new Date(), returnUrl: siteUrl, webhookUrl: siteUrl };
    server.failNext('SILENCE', 'SILENCE');
    await expect(silent.open(order)).rejects.toThrow(ProviderUnreached);
    await expect(silent.ask('a-ref')).rejects.toThrow(ProviderUnreached);
  });
});

describe('POST /v1/payment/pay/', () => {
  beforeAll(async () => {
    test = await startTestApp({ env: server.env('flouci') });
    offer = await demonstrationOffer(test);
  });
  beforeEach(() => test.clock.set(testNow));
  afterAll(() => test.close());

  it('is refused for a reservation that waits for no card: by money order, lapsed, cancelled, paid', async () => {
    const byMandate = await bookSomeSlot(test, offer);
    expect((await pay(test, byMandate.client.bearer, byMandate.reservation.id)).problem.reason).toBe('INVALID_TRANSITION');

    const cancelled = await bookByCard(test, offer);
    const parameters = { id: cancelled.reservation.id };
    expect((await call(test.app, cancelOwnReservation, { bearer: cancelled.client.bearer, parameters })).status).toBe(200);
    expect((await pay(test, cancelled.client.bearer, parameters.id)).problem.reason).toBe('INVALID_TRANSITION');

    const paid = await bookAndOpen(test, offer);
    await test.deps.db.update(cardPayments).set({ status: 'SUCCEEDED' }).where(eq(cardPayments.id, paid.payment.id));
    expect((await pay(test, paid.client.bearer, paid.reservation.id)).problem.reason).toBe('INVALID_TRANSITION');

    const lapsed = await bookByCard(test, offer);
    test.clock.advanceMinutes(onlineHoldMinutes);
    const bearer = await signInAgain(test, lapsed.client.email);
    expect((await pay(test, bearer, lapsed.reservation.id)).problem.reason).toBe('INVALID_TRANSITION');
  });

  it("does not know another person's reservation, nor another therapist's", async () => {
    const { reservation } = await bookByCard(test, offer);
    const strangers = [(await newClient(test.app)).bearer, (await newTherapist(test)).bearer];
    for (const bearer of strangers) expect((await pay(test, bearer, reservation.id)).status).toBe(404);
    expect((await pay(test, strangers[0] ?? '', 'f'.repeat(24))).status).toBe(404);
    expect((await pay(test, strangers[0] ?? '', 'nothing')).status).toBe(400);
    expect((await pay(test, await signInAs(test.app, 'moderator'), reservation.id)).problem.reason).toBe('ACCESS_MISMATCH');
  });

  it('of a booking taken by phone is open a quarter of an hour at a time, until the appointment begins', async () => {
    const client = await newKnownClient(test);
    const staff = await signInAs(test.app, 'therapist');
    const [slot] = await slotsOn(test, offer, '2026-12-21');
    const taken = {
      ...offer,
      mode: 'OFFICE',
      startDateTime: slot?.startDateTime,
      status: 'ON_STAND_BY',
      paymentKind: 'ONLINE',
      userId: client.authID,
    };
    const { body: reservation } = await call(test.app, takeReservation, { bearer: staff, body: taken });
    const first = await pay(test, client.bearer, reservation.id);
    expect(first.body.expiresAt).toBe('2026-11-16T08:15:00.000Z');
    test.clock.advanceMinutes(20);
    const bearer = await signInAgain(test, client.email);
    const second = await pay(test, bearer, reservation.id);
    expect([second.status, second.body.expiresAt]).toEqual([201, '2026-11-16T08:35:00.000Z']);
    expect(second.body.payUrl).not.toBe(first.body.payUrl);
    expect((await storedCardPayment(test, first.body.id)).status).toBe('EXPIRED');
    server.paymentOf(second.body.id).outcome = 'PAID';
    expect((await progress(test, { payment_id: second.body.paymentRef })).body).toMatchObject({
      status: 'SUCCEEDED',
      reservationStatus: 'ON_STAND_BY',
    });
    const told = await test.deps.database.run("select data from jobs.job where data->>'subscriber' = 'tellOfPayment'", []);
    expect(JSON.stringify(told.rows)).toContain(reservation.id);
    const therapist = await signInAs(test.app, 'therapist');
    const approved = await call(test.app, decideReservation, {
      bearer: therapist,
      parameters: { id: reservation.id },
      body: { status: 'ACCEPTED' },
    });
    expect([approved.status, approved.body.status]).toEqual([200, 'ACCEPTED']);
  });

  it('leads nobody to pay twice: what was paid at the last moment is asked about before another payment is opened', async () => {
    const { client, reservation } = await bookByCard(test, offer);
    const first = await pay(test, client.bearer, reservation.id);
    server.paymentOf(first.body.id).outcome = 'PAID';
    test.clock.advanceMinutes(onlineHoldMinutes);
    const bearer = await signInAgain(test, client.email);
    const second = await pay(test, bearer, reservation.id);
    expect([second.status, second.problem.reason]).toEqual([409, 'INVALID_TRANSITION']);
    expect(await standing(test, first.body.id)).toEqual({ payment: 'SUCCEEDED', reservation: 'ON_STAND_BY' });
  });

  it('leads nobody to pay for what was cancelled while the provider took its time', async () => {
    const { client, reservation } = await bookByCard(test, offer);
    const provider = test.deps.cardProviders.chosen;
    if (!provider) throw new Error('nobody takes cards');
    const slow = {
      ...provider,
      open: async (order: CardOrder) => {
        const opened = await provider.open(order);
        await call(test.app, cancelOwnReservation, { bearer: client.bearer, parameters: { id: reservation.id } });
        return opened;
      },
    };
    const deps = { ...test.deps, cardProviders: { chosen: slow, named: () => slow } };
    const { actor } = await authenticate(deps, createPayment.access, client.bearer);
    if (!actor) throw new Error('nobody');
    await expect(open(deps, actor, { reservationId: reservation.id, locale: 'fr' })).rejects.toMatchObject({ status: 409 });
  });

  it('is not on offer where nobody takes cards', async () => {
    const without = await startTestApp();
    const { client, reservation } = await bookSomeSlot(without, await demonstrationOffer(without));
    const { status, problem } = await pay(without, client.bearer, reservation.id);
    await without.close();
    expect([status, problem.reason]).toEqual([409, 'PAYMENT_METHOD_CLOSED']);
  });
});
