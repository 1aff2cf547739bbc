import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changeDiscretion } from '#contract/auth/discretion.endpoints.ts';
import { cancelOwnReservation, decideReservation, moveOwnReservation } from '#contract/booking/booking.endpoints.ts';
import { removePushSubscription, savePushSubscription, switchPushKinds } from '#contract/client/push-subscription.endpoints.ts';
import type { PushKind } from '#contract/client/push-kinds.ts';
import { updateManualPayment } from '#contract/payment/payment.endpoints.ts';
import { payRefund } from '#contract/payment/refunds.endpoints.ts';
import { handleDelivery } from '#server/events/subscriptions.ts';
import { accounts, devices } from '#server/modules/auth/auth.tables.ts';
import { forgetOldDeliveries, sendPush } from '#server/modules/client/send-push.ts';
import { notify } from '#server/modules/client/notify.ts';
import { pushDeliveries, pushSubscriptions } from '#server/modules/client/push.tables.ts';
import { manualPayments } from '#server/modules/payment/payment.tables.ts';
import { call, newClient } from '#tests/support/api.ts';
import { bookSomeSlot, demonstrationOffer, newTherapist, sendProof, signInAgain, slotsOn } from '#tests/support/booking.ts';
import { decided, openMoneyOrder, sendProofOf } from '#tests/support/payment.ts';
import { deliverAll, startPushApp, subscribeAs } from '#tests/support/push-app.ts';
import { startPushService, type PushService, type PushSubscriptionJson } from '#tests/support/push-service.ts';
import { testNow, type TestApp } from '#tests/support/test-app.ts';

let service: PushService;
let test: TestApp;
let therapist: Awaited<ReturnType<typeof newTherapist>>;
let theirs: PushSubscriptionJson;

beforeAll(async () => {
  service = await startPushService();
  test = await startPushApp(service);
  therapist = await newTherapist(test);
  theirs = await subscribeAs(test, service, therapist.bearer);
  await deliverAll(test);
});
beforeEach(() => {
  test.clock.set(testNow);
  service.forget();
});
afterAll(async () => {
  await test.close();
  await service.close();
});

/** A new client, subscribed, with a reservation that is not paid yet. */
async function booked() {
  const { client, reservation } = await bookSomeSlot(test, therapist);
  const own = await subscribeAs(test, service, client.bearer, 'en');
  return { client, reservation, own, id: reservation.id };
}

/** The same, paid and waiting for a decision; everyone has heard so far. */
async function waiting() {
  const made = await booked();
  await sendProof(test, made.id, { isValid: true });
  await deliverAll(test);
  service.forget();
  return made;
}

/** The same, accepted longer ago than an approval can be undone. */
async function accepted() {
  const made = await waiting();
  expect(await decideOn(made.id, 'ACCEPTED')).toBe(200);
  test.clock.advanceMinutes(1);
  await deliverAll(test);
  return made;
}

const decideOn = async (id: string, status: string, reason = 'Un empêchement.') =>
  (await call(test.app, decideReservation, { bearer: therapist.bearer, parameters: { id }, body: { status, reason } })).status;

/** What has rung since of a reservation, by whose browser it rang on. */
async function heard({ own, id }: { own: PushSubscriptionJson; id: string }): Promise<{ client: PushKind[]; practice: PushKind[] }> {
  await deliverAll(test);
  const received = (await service.received()).filter(({ message }) => message.id === id);
  const kindsAt = ({ endpoint }: PushSubscriptionJson) =>
    received.filter((push) => push.endpoint === endpoint).map(({ message }) => message.kind as PushKind);
  return { client: kindsAt(own), practice: kindsAt(theirs) };
}

const hoursBefore = (instant: string | null, hours: number) => new Date(Date.parse(instant ?? '') - hours * 3_600_000).toISOString();

describe('the practitioner', () => {
  it('hears of a reservation when its proof comes in, not before, with nothing about whom or when', async () => {
    const made = await booked();
    expect(await heard(made)).toEqual({ client: [], practice: [] });
    await sendProof(test, made.id, { isValid: false });
    expect(await heard(made)).toEqual({ client: [], practice: ['BOOKING_NEW'] });
    const [push] = await service.received();
    const about = { id: made.id, tag: `reservation-${made.id}` };
    const message = { kind: 'BOOKING_NEW', ...about, locale: 'fr', to: 'PRACTICE', canApprove: false, isDiscreet: false };
    expect(push).toEqual({
      endpoint: theirs.endpoint,
      message,
      text: expect.any(String),
      ttlSeconds: 3 * 86_400,
      topic: expect.stringMatching(/^[\w-]{32}$/),
      contact: 'mailto:cabinet@demo.test',
    });
    // Of one length, so that the push service does not learn the kind from it.
    expect(push?.text).toHaveLength(256);
  });

  it('is told discreetly from the moment they ask for it, of what already waits too', async () => {
    const { id } = await booked();
    await sendProof(test, id, { isValid: true });
    const change = (isDiscreet: boolean) => call(test.app, changeDiscretion, { bearer: therapist.bearer, body: { isDiscreet } });
    await change(true);
    await deliverAll(test);
    expect(await service.received()).toMatchObject([{ message: { kind: 'BOOKING_NEW', isDiscreet: true } }]);
    await change(false);
  });

  it('is offered to approve where the payment is settled', async () => {
    const { id } = await booked();
    await sendProof(test, id, { isValid: true });
    await deliverAll(test);
    expect(await service.received()).toMatchObject([{ message: { kind: 'BOOKING_NEW', canApprove: true } }]);
  });

  it('hears of another proof as such, and the client why the first did not do', async () => {
    const made = await booked();
    const { id } = await openMoneyOrder(test, made.client.bearer, made.id);
    await sendProofOf(test, made.client.bearer, id);
    expect(await heard(made)).toEqual({ client: [], practice: ['BOOKING_NEW'] });
    await decided(test, therapist.bearer, id, { valid: false, reason: 'Illisible.' });
    expect(await heard(made)).toEqual({ client: ['PROOF_REJECTED'], practice: ['BOOKING_NEW'] });
    await sendProofOf(test, made.client.bearer, id);
    expect(await heard(made)).toEqual({ client: ['PROOF_REJECTED'], practice: ['BOOKING_NEW', 'PROOF_RECEIVED'] });
    await decided(test, therapist.bearer, id, { valid: false, reason: 'Illisible.' });
    await decided(test, therapist.bearer, id, { valid: true });
    expect((await heard(made)).practice).toEqual(['BOOKING_NEW', 'PROOF_RECEIVED']);
  });

  it('is reminded a day before the start of what is not decided, once', async () => {
    const made = await waiting();
    test.clock.set(hoursBefore(made.reservation.startDateTime, 24.01));
    expect(await heard(made)).toEqual({ client: [], practice: [] });
    test.clock.set(hoursBefore(made.reservation.startDateTime, 24));
    expect(await heard(made)).toEqual({ client: [], practice: ['REMINDER'] });
    const reminder = (await service.received()).find(({ message }) => message.id === made.id);
    expect(reminder).toMatchObject({ message: { to: 'PRACTICE', canApprove: true }, ttlSeconds: 86_400 });
  });

  it('is not reminded of what came in within that day, nor of what is decided', async () => {
    const made = await booked();
    test.clock.set(hoursBefore(made.reservation.startDateTime, 23));
    await sendProof(test, made.id, { isValid: true });
    expect((await heard(made)).practice).toEqual(['BOOKING_NEW']);
    test.clock.set(testNow);
    const decidedOn = await accepted();
    service.forget();
    test.clock.set(hoursBefore(decidedOn.reservation.startDateTime, 24));
    expect((await heard(decidedOn)).practice).toEqual([]);
  });
});

describe('the client', () => {
  it('hears of an approval once it can no longer be undone', async () => {
    const made = await waiting();
    await decideOn(made.id, 'ACCEPTED');
    test.clock.advanceMinutes(29 / 60);
    expect(await heard(made)).toEqual({ client: [], practice: [] });
    test.clock.advanceMinutes(1 / 60);
    expect(await heard(made)).toEqual({ client: ['BOOKING_ACCEPTED'], practice: [] });
    expect(await service.received()).toMatchObject([{ message: { locale: 'en', to: 'CLIENT', canApprove: false } }]);
  });

  it('never hears of an approval that was undone, and once of the one that followed', async () => {
    const made = await waiting();
    await decideOn(made.id, 'ACCEPTED');
    test.clock.advanceMinutes(20 / 60);
    expect(await decideOn(made.id, 'ON_STAND_BY')).toBe(200);
    test.clock.advanceMinutes(5 / 60);
    await decideOn(made.id, 'ACCEPTED');
    test.clock.advanceMinutes(10 / 60);
    expect(await heard(made)).toEqual({ client: [], practice: [] });
    test.clock.advanceMinutes(1);
    expect(await heard(made)).toEqual({ client: ['BOOKING_ACCEPTED'], practice: [] });
  });

  it('hears of a refusal and of a cancellation by the practice, which needs no telling', async () => {
    const [one, other] = [await waiting(), await waiting()];
    await decideOn(one.id, 'REJECTED');
    await decideOn(other.id, 'CANCELLED');
    expect(await heard(one)).toEqual({ client: ['BOOKING_REJECTED'], practice: [] });
    expect(await heard(other)).toEqual({ client: ['BOOKING_CANCELLED'], practice: [] });
  });

  it('cancels, and the practitioner hears too, but not of what was never paid', async () => {
    const [paid, unpaid] = [await waiting(), await booked()];
    for (const { id, client } of [paid, unpaid])
      expect((await call(test.app, cancelOwnReservation, { bearer: client.bearer, parameters: { id } })).status).toBe(200);
    expect(await heard(paid)).toEqual({ client: ['BOOKING_CANCELLED'], practice: ['BOOKING_CANCELLED'] });
    expect((await heard(unpaid)).client).toEqual(['BOOKING_CANCELLED']);
  });

  it('moves, and both hear, and the old hour is not reminded of', async () => {
    const made = await accepted();
    service.forget();
    const slot = (await slotsOn(test, therapist, '2027-01-11', '2027-01-14')).at(-1);
    const bearer = await signInAgain(test, made.client.email);
    const body = { startDateTime: slot?.startDateTime ?? '' };
    expect((await call(test.app, moveOwnReservation, { bearer, parameters: { id: made.id }, body })).status).toBe(200);
    expect(await heard(made)).toEqual({ client: ['BOOKING_MOVED'], practice: ['BOOKING_MOVED'] });
    test.clock.set(made.reservation.startDateTime);
    expect(await heard(made)).toEqual({ client: ['BOOKING_MOVED'], practice: ['BOOKING_MOVED'] });
  });

  it('is told two hours before a hold ends, then that it has ended', async () => {
    const made = await booked();
    test.clock.set(hoursBefore(made.reservation.holdUntil, 2.01));
    expect(await heard(made)).toEqual({ client: [], practice: [] });
    test.clock.set(hoursBefore(made.reservation.holdUntil, 2));
    expect((await heard(made)).client).toEqual(['HOLD_EXPIRING']);
    expect((await service.received()).find(({ message }) => message.id === made.id)).toMatchObject({ ttlSeconds: 7200 });
    test.clock.set(made.reservation.holdUntil ?? '');
    expect((await heard(made)).client).toEqual(['HOLD_EXPIRING', 'BOOKING_CANCELLED']);
  });

  it('is told that an amount is owed, and that it was given back; or that nothing came in', async () => {
    const lost = async () => {
      const made = await booked();
      await sendProof(test, made.id, { isValid: false });
      await decideOn(made.id, 'CANCELLED');
      await deliverAll(test);
      service.forget();
      const [row] = await test.deps.db.select().from(manualPayments).where(eq(manualPayments.reservationId, made.id));
      return { ...made, paymentId: row?.id ?? '' };
    };
    const there = await lost();
    const found = { parameters: { id: there.paymentId }, bearer: therapist.bearer, body: { amountReceivedMillimes: 50_000 } };
    await call(test.app, updateManualPayment, found);
    expect((await heard(there)).client).toEqual(['REFUND_UPDATED']);
    const body = { reference: 'VIR-1', refundedOn: testNow.slice(0, 10) };
    await call(test.app, payRefund, { parameters: { id: there.paymentId }, bearer: therapist.bearer, body });
    expect((await heard(there)).client).toEqual(['REFUND_UPDATED', 'REFUND_UPDATED']);

    const missing = await lost();
    await decided(test, therapist.bearer, missing.paymentId, { valid: false, reason: 'Rien au guichet.' });
    expect((await heard(missing)).client).toEqual(['REFUND_UPDATED']);
  });

  it('is not told of a hold that a proof has ended', async () => {
    const made = await waiting();
    test.clock.set(hoursBefore(made.reservation.holdUntil, 2));
    expect((await heard(made)).client).toEqual([]);
  });

  it('is reminded two days and one day before, while it stands', async () => {
    const made = await accepted();
    service.forget();
    test.clock.set(hoursBefore(made.reservation.startDateTime, 48));
    expect((await heard(made)).client).toEqual(['REMINDER']);
    test.clock.set(hoursBefore(made.reservation.startDateTime, 24));
    expect((await heard(made)).client).toEqual(['REMINDER', 'REMINDER']);

    test.clock.set(testNow);
    const cancelled = await accepted();
    service.forget();
    await decideOn(cancelled.id, 'CANCELLED');
    await deliverAll(test);
    test.clock.set(hoursBefore(cancelled.reservation.startDateTime, 24));
    expect((await heard(cancelled)).client).toEqual(['BOOKING_CANCELLED']);
  });

  it('accepted the day before is reminded of neither', async () => {
    const made = await waiting();
    test.clock.set(hoursBefore(made.reservation.startDateTime, 23));
    await deliverAll(test);
    service.forget();
    therapist = { ...therapist, bearer: await signInAgain(test, therapist.email) };
    expect(await decideOn(made.id, 'ACCEPTED')).toBe(200);
    test.clock.advanceMinutes(1);
    expect((await heard(made)).client).toEqual(['BOOKING_ACCEPTED']);
  });
});

describe('a delivery', () => {
  const telling = ({ id, client }: { id: string; client: { authID: string } }, news: string) => ({
    news,
    accountId: client.authID,
    message: { kind: 'REMINDER', id, tag: `reservation-${id}`, to: 'CLIENT', canApprove: false } as const,
    until: new Date(Date.parse(testNow) + 3_600_000),
  });
  const rowsOf = (authID: string) => test.deps.db.select().from(pushSubscriptions).where(eq(pushSubscriptions.accountId, authID));
  const dueOf = async (made: Awaited<ReturnType<typeof booked>>, news: string) => {
    const [subscription] = await rowsOf(made.client.authID);
    const { message, until } = telling(made, news);
    return { kind: 'PUSH_DUE', news, subscriptionId: subscription?.id ?? '', message, at: testNow, until: until.toISOString() } as const;
  };

  it('done twice rings once, on every device of the person', async () => {
    const made = await booked();
    const second = await subscribeAs(test, service, made.client.bearer);
    await notify(test.deps, telling(made, 'twice'));
    await notify(test.deps, telling(made, 'twice'));
    await deliverAll(test);
    await notify(test.deps, telling(made, 'twice'));
    await sendPush(test.deps, await dueOf(made, 'twice'));
    await deliverAll(test);
    expect((await service.received()).map(({ endpoint }) => endpoint).sort()).toEqual([made.own.endpoint, second.endpoint].sort());
  });

  it('tells its push service neither what it is about nor when that ends', async () => {
    const made = await booked();
    const second = await subscribeAs(test, service, made.client.bearer);
    await notify(test.deps, telling(made, 'first'));
    await deliverAll(test);
    // 1,234 seconds are told as 600: the exact end is that of a hold or an appointment.
    await notify(test.deps, { ...telling(made, 'later'), until: new Date(Date.parse(testNow) + 1_234_000) });
    await deliverAll(test);
    const received = await service.received(4);
    const topicsOf = ({ endpoint }: PushSubscriptionJson) =>
      new Set(received.filter((push) => push.endpoint === endpoint).map((push) => push.topic));
    const [own, others] = [topicsOf(made.own), topicsOf(second)];
    // One reservation, one topic a browser, so that the later message replaces the one that waits; and no two browsers share it.
    expect([own.size, others.size, new Set([...own, ...others]).size]).toEqual([1, 1, 2]);
    expect(received.map(({ ttlSeconds }) => ttlSeconds).toSorted((a, b) => a - b)).toEqual([600, 600, 1800, 1800]);
    const unsealed = received.map(({ endpoint, topic, contact }) => [endpoint, topic, contact].join(' '));
    expect(unsealed.join('\n')).not.toMatch(new RegExp(`${made.id}|${made.client.authID}|REMINDER`));
  });

  it.each([429, 500, 503, 0])('answered %s is tried again, for that device alone', async (status) => {
    const made = await booked();
    await notify(test.deps, telling(made, `again ${status}`));
    const due = await dueOf(made, `again ${status}`);
    service.answer(status);
    await expect(sendPush(test.deps, due)).rejects.toThrow();
    expect(await service.received()).toEqual([]);
    await sendPush(test.deps, due);
    expect(await heard(made)).toEqual({ client: ['REMINDER'], practice: [] });
  });

  it.each([404, 410])('answered %s ends the subscription', async (status) => {
    const made = await booked();
    await notify(test.deps, telling(made, `gone ${status}`));
    service.answer(status);
    await sendPush(test.deps, await dueOf(made, `gone ${status}`));
    expect(await rowsOf(made.client.authID)).toEqual([]);
    expect([(await heard(made)).client, service.calls()]).toEqual([[], 1]);
  });

  it('answered 400 is not tried again', async () => {
    const made = await booked();
    await notify(test.deps, telling(made, 'refused'));
    service.answer(400);
    await deliverAll(test);
    await sendPush(test.deps, await dueOf(made, 'refused'));
    expect(service.calls()).toBe(1);
  });

  it('of no more use is not sent', async () => {
    const made = await booked();
    await notify(test.deps, telling(made, 'too late'));
    const due = await dueOf(made, 'too late');
    test.clock.set(due.until);
    await sendPush(test.deps, due);
    await notify(test.deps, telling(made, 'later still'));
    await deliverAll(test);
    expect(service.calls()).toBe(0);
  });

  it('never reaches who has the browser now', async () => {
    const made = await booked();
    await notify(test.deps, telling(made, 'handed over'));
    const due = await dueOf(made, 'handed over');
    const other = await newClient(test.app);
    await call(test.app, savePushSubscription, { bearer: other.bearer, body: { ...made.own, locale: 'fr' } });
    await sendPush(test.deps, due);
    expect(service.calls()).toBe(0);
  });

  it('of a kind switched off goes nowhere, others do', async () => {
    const made = await booked();
    await call(test.app, switchPushKinds, { bearer: made.client.bearer, body: { kinds: [{ kind: 'REMINDER', isOn: false }] } });
    await notify(test.deps, telling(made, 'off'));
    await call(test.app, cancelOwnReservation, { bearer: made.client.bearer, parameters: { id: made.id } });
    expect((await heard(made)).client).toEqual(['BOOKING_CANCELLED']);
  });

  it.each([
    ['banned', { state: 'BANNED' }, 0],
    ['suspended', { state: 'SUSPENDED' }, 0],
    ['suspended until tomorrow', { state: 'SUSPENDED', suspendedUntil: new Date('2026-11-17T08:00:00Z') }, 0],
    ['no longer suspended', { state: 'SUSPENDED', suspendedUntil: new Date('2026-11-15T08:00:00Z') }, 1],
  ] as const)('to a person who is %s rings or not', async (name, changes, calls) => {
    const made = await booked();
    await notify(test.deps, telling(made, `before ${name}`));
    const due = await dueOf(made, `before ${name}`);
    await test.deps.db.update(accounts).set(changes).where(eq(accounts.id, made.client.authID));
    await sendPush(test.deps, due);
    await notify(test.deps, telling(made, `after ${name}`));
    await deliverAll(test);
    expect(service.calls()).toBe(calls * 2);
  });

  it('goes to no device that was signed out elsewhere, or whose subscription was removed', async () => {
    const made = await booked();
    await notify(test.deps, telling(made, 'revoked'));
    const [row] = await rowsOf(made.client.authID);
    await test.deps.db
      .update(devices)
      .set({ revokedAt: test.deps.clock.now() })
      .where(eq(devices.id, row?.deviceId ?? ''));
    await deliverAll(test);
    const other = await booked();
    await notify(test.deps, telling(other, 'removed'));
    await call(test.app, removePushSubscription, { bearer: other.client.bearer, query: { endpoint: other.own.endpoint } });
    await deliverAll(test);
    expect(service.calls()).toBe(0);
  });

  it('is forgotten after three months', async () => {
    const made = await booked();
    await notify(test.deps, telling(made, 'old'));
    const kept = () => test.deps.db.select().from(pushDeliveries).where(eq(pushDeliveries.news, 'old'));
    test.clock.advanceMinutes(90 * 24 * 60);
    await forgetOldDeliveries(test.deps);
    expect(await kept()).toHaveLength(1);
    test.clock.advanceMinutes(1);
    await forgetOldDeliveries(test.deps);
    expect(await kept()).toEqual([]);
  });
});

describe('the queue', () => {
  it('brings it to the phone by itself, one push service that fails keeping no other waiting', async () => {
    const own = await startPushApp(service);
    const client = await newClient(own.app);
    await subscribeAs(own, service, client.bearer);
    const { endpoint } = await subscribeAs(own, service, client.bearer);
    await own.deps.events.deliver((delivery) => handleDelivery(own.deps, delivery));
    service.answer(503);
    const { reservation } = await bookSomeSlot(own, await demonstrationOffer(own));
    const message = { kind: 'REMINDER', id: reservation.id, tag: 'x', to: 'CLIENT', canApprove: false } as const;
    const until = new Date(Date.parse(testNow) + 3_600_000);
    await notify(own.deps, { news: 'by itself', accountId: client.authID, message, until });
    // Both in the end: the one that was refused is tried again.
    expect((await service.received(2)).map((push) => push.message.id)).toEqual([reservation.id, reservation.id]);
    expect((await service.received()).map((push) => push.endpoint)).toContain(endpoint);
    expect(service.calls()).toBe(3);
    await own.close();
  });
});
