import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cancelOwnReservation, createReservation, decideReservation } from '#contract/booking/booking.endpoints.ts';
import { exportOwnData } from '#contract/auth/own-data.endpoints.ts';
import { payRefund } from '#contract/payment/refunds.endpoints.ts';
import { pushDeliveries } from '#server/modules/client/push.tables.ts';
import { mailInbox } from '#server/modules/mailing/mailing.tables.ts';
import { call, newClient } from '#tests/support/api.ts';
import { bookingOf, newTherapist, signInAgain, slotsOn } from '#tests/support/booking.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { decided, openMoneyOrder, sendProofOf } from '#tests/support/payment.ts';
import { startPushApp, subscribeAs } from '#tests/support/push-app.ts';
import { startPushService, type PushService } from '#tests/support/push-service.ts';
import { confirmAddress } from '#tests/support/staff.ts';
import { testNow, type TestApp } from '#tests/support/test-app.ts';

let service: PushService;
let test: TestApp;
let therapist: Awaited<ReturnType<typeof newTherapist>>;

beforeAll(async () => {
  service = await startPushService();
  test = await startPushApp(service);
  therapist = await newTherapist(test);
});
beforeEach(async () => {
  test.clock.set(testNow);
  therapist = { ...therapist, bearer: await signInAgain(test, therapist.email) };
});
afterAll(async () => {
  await test.close();
  await service.close();
});

const hour = 3_600_000;

/** A request of a client whose device is in a zone, for a slot at 9 h in Tunis, with a proof that was found in order. */
async function requested(timeZone: string | null) {
  const client = await newClient(test.app);
  await confirmAddress(test, client.authID);
  const slots = await slotsOn(test, therapist, '2026-12-07', '2026-12-20');
  const slot = slots.filter(({ startDateTime }) => startDateTime.endsWith('T08:00:00.000Z'))[0];
  if (!slot) throw new Error('nothing is free at 9 h');
  const body = { ...bookingOf(therapist, slot.startDateTime), timeZone };
  const made = await call(test.app, createReservation, {
    bearer: client.bearer,
    body,
  });
  expect(made.status).toBe(201);
  const { id } = made.body;
  const { id: paymentId } = await openMoneyOrder(test, client.bearer, id);
  await sendProofOf(test, client.bearer, paymentId);
  await decided(test, therapist.bearer, paymentId, { valid: true });
  return { client, id, paymentId, start: Date.parse(slot.startDateTime) };
}

async function accepted(timeZone: string | null) {
  const made = await requested(timeZone);
  await subscribeAs(test, service, made.client.bearer);
  await call(test.app, decideReservation, {
    bearer: therapist.bearer,
    parameters: { id: made.id },
    body: { status: 'ACCEPTED', reason: '' },
  });
  test.clock.advanceMinutes(1);
  await newsOf(made.client.email);
  return made;
}

/** The subjects of what has come by e-mail since the last time it was asked. */
async function newsOf(email: string): Promise<string[]> {
  const letters = await mailsTo(test, email);
  await test.deps.db.delete(mailInbox).where(eq(mailInbox.to, email));
  return letters.map(({ subject }) => subject);
}

const reminder = 'Rappel de votre rendez-vous';

async function remindersPushed(id: string): Promise<number> {
  const all = await test.deps.db.select({ news: pushDeliveries.news }).from(pushDeliveries);
  return all.filter(({ news }) => news.startsWith('reminder') && news.includes(id)).length;
}

describe('a reminder', () => {
  it('comes to the hour where it is day', async () => {
    const { client, id, start } = await accepted('Africa/Tunis');
    test.clock.set(new Date(start - 48 * hour).toISOString());
    expect(await newsOf(client.email)).toEqual([reminder]);
    expect(await remindersPushed(id)).toBe(1);
  });

  it('waits for 8 h where its client is: one in California, at 9 h in Tunis, is asleep', async () => {
    const { client, id, start } = await accepted('America/Los_Angeles');
    test.clock.set(new Date(start - 24 * hour).toISOString());
    expect(await newsOf(client.email)).toEqual([]);
    expect(await remindersPushed(id)).toBe(0);
    // Both of them by now, the one of the day before that too.
    test.clock.set(new Date(start - 16 * hour).toISOString());
    expect(await newsOf(client.email)).toEqual([reminder, reminder]);
    expect(await remindersPushed(id)).toBe(2);
    test.clock.set(new Date(start - hour).toISOString());
    expect(await newsOf(client.email)).toEqual([]);
  });

  it('is not told in the morning of an appointment that was cancelled in the night', async () => {
    const { client, id, start } = await accepted('America/Los_Angeles');
    test.clock.set(new Date(start - 48 * hour).toISOString());
    expect(await newsOf(client.email)).toEqual([]);
    const bearer = await signInAgain(test, client.email);
    await call(test.app, cancelOwnReservation, { bearer, parameters: { id } });
    await newsOf(client.email);
    test.clock.set(new Date(start - 20 * hour).toISOString());
    expect(await newsOf(client.email)).toEqual([]);
    expect(await remindersPushed(id)).toBe(0);
  });

  it.each([null, 'Mars/Olympus'])('goes by the practice’s zone where the client’s is %s', async (timeZone) => {
    const { client, start } = await accepted(timeZone);
    test.clock.set(new Date(start - 48 * hour).toISOString());
    expect(await newsOf(client.email)).toEqual([reminder]);
  });
});

describe('other news', () => {
  it('of money without hurry waits too; what changes an appointment does not', async () => {
    const { client, id, paymentId } = await requested('America/Los_Angeles');
    await newsOf(client.email);
    await call(test.app, cancelOwnReservation, { bearer: client.bearer, parameters: { id } });
    // 9 h in Tunis is midnight in California.
    expect(await newsOf(client.email)).toHaveLength(1);
    const body = { reference: 'VIR 77', refundedOn: '2026-11-16' };
    await call(test.app, payRefund, { bearer: therapist.bearer, parameters: { id: paymentId }, body });
    expect(await newsOf(client.email)).toEqual([]);
    test.clock.advanceMinutes(9 * 60);
    expect(await newsOf(client.email)).toEqual(['Des nouvelles de votre remboursement']);
  });
});

describe('the zone of a client’s device', () => {
  it('is told among their own data', async () => {
    const { client } = await requested('Europe/Paris');
    const { body } = await call(test.app, exportOwnData, { bearer: client.bearer });
    expect(JSON.stringify(body)).toContain('"Fuseau horaire lors de la demande":"Europe/Paris"');
  });
});
