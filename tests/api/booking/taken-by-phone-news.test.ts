import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decideReservation, takeReservation } from '#contract/booking/booking.endpoints.ts';
import { accounts } from '#server/modules/auth/auth.tables.ts';
import { mailInbox } from '#server/modules/mailing/mailing.tables.ts';
import { call } from '#tests/support/api.ts';
import { newTherapist, slotsOn } from '#tests/support/booking.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { confirmAddress, newKnownClient, newStaff } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let therapist: Awaited<ReturnType<typeof newTherapist>>;
let starts: string[];
beforeAll(async () => {
  test = await startTestApp({ env: { CARD_PAYMENTS: 'demo' } });
  therapist = await newTherapist(test);
  const offer = { therapistId: therapist.therapistId, serviceId: therapist.serviceId };
  const slots = await slotsOn(test, offer, '2026-12-07', '2026-12-20');
  starts = slots.filter((_, index) => index % 2 === 0).map(({ startDateTime }) => startDateTime);
});
afterAll(() => test.close());

async function take(changes: object, bearer = therapist.bearer) {
  const { therapistId, serviceId } = therapist;
  const body = {
    therapistId,
    serviceId,
    mode: 'OFFICE',
    startDateTime: starts.shift(),
    status: 'ACCEPTED',
    paymentKind: 'OFFICE',
    ...changes,
  };
  const answer = await call(test.app, takeReservation, { bearer, body });
  expect(answer.status).toBe(201);
  return answer.body;
}

async function knownClient() {
  const client = await newKnownClient(test);
  await confirmAddress(test, client.authID);
  await lettersOf(client.email);
  return client;
}

/** What has come since the last time it was asked. */
async function lettersOf(email: string) {
  const letters = await mailsTo(test, email);
  await test.deps.db.delete(mailInbox).where(eq(mailInbox.to, email));
  return letters;
}

describe('a booking taken by phone', () => {
  it('accepted at once: its client is written to with the file for their calendar', async () => {
    const { authID: userId, email } = await knownClient();
    await lettersOf(therapist.email);
    await take({ userId });
    const letters = await lettersOf(email);
    expect(letters.map(({ subject }) => subject)).toEqual(['Votre rendez-vous est confirmé']);
    expect(letters[0]?.text).toMatch(/Vous réglerez 50\sDT au cabinet/);
    expect(letters[0]?.text).not.toContain('créez un compte');
    expect(letters[0]?.calendarFile).toContain('METHOD:PUBLISH');
    // The one who took it has nothing to learn.
    expect(await lettersOf(therapist.email)).toEqual([]);
  });

  it('of somebody without an account: the letter says how to find it on the site', async () => {
    const email = 'appel-avec-adresse@exemple.test';
    const temporaryUser = { firstName: 'Leïla', lastName: 'Mansour', phoneNumber: '+21671120777', email };
    const { id, userId } = await take({ temporaryUser });
    const [account] = await test.deps.db.select().from(accounts).where(eq(accounts.id, userId));
    expect(account?.isTemporary).toBe(true);
    const [letter, ...others] = await lettersOf(email);
    expect([letter?.subject, others]).toEqual(['Votre rendez-vous est confirmé', []]);
    expect(letter?.text).toContain('créez un compte avec cette adresse');
    const body = { status: 'CANCELLED', reason: 'Un empêchement.' };
    await call(test.app, decideReservation, { bearer: therapist.bearer, parameters: { id }, body });
    const [cancelled] = await lettersOf(email);
    expect(cancelled?.subject).toBe('Votre rendez-vous est annulé');
    expect(cancelled?.text).not.toContain('créez un compte');
  });

  it.each([
    ['ONLINE', /par carte/],
    ['MONEY_ORDER', /par mandat/],
  ])('to be paid by %s: its client is led to the payment, until it is paid or called off', async (paymentKind, words) => {
    const { authID: userId, email } = await knownClient();
    const { id } = await take({ userId, paymentKind, status: 'ON_STAND_BY' });
    const letters = await lettersOf(email);
    expect(letters.map(({ subject }) => subject.replaceAll(/\s/g, ' '))).toEqual(['Action requise : un rendez-vous est à régler']);
    expect(letters[0]?.text).toMatch(words);
    expect(letters[0]?.text).toContain(`/reservations/${id}/payment`);
    const other = await take({ userId, paymentKind, status: 'ON_STAND_BY' });
    const body = { status: 'CANCELLED', reason: 'Un empêchement.' };
    await call(test.app, decideReservation, { bearer: therapist.bearer, parameters: { id: other.id }, body });
    expect((await lettersOf(email)).map(({ subject }) => subject)).toEqual(['Votre rendez-vous est annulé']);
  });

  it('is never to be paid by card by somebody who has no account to sign in to', async () => {
    const temporaryUser = { firstName: 'Sami', lastName: 'Dridi', phoneNumber: '+21671120778' };
    const { userId } = await take({ temporaryUser });
    const { therapistId, serviceId, bearer } = therapist;
    const paid = { paymentKind: 'ONLINE', status: 'ON_STAND_BY', mode: 'OFFICE', startDateTime: starts.shift() };
    const { status, problem } = await call(test.app, takeReservation, { bearer, body: { therapistId, serviceId, userId, ...paid } });
    expect([status, problem.fields?.[0]?.fieldName]).toEqual([400, 'paymentKind']);
  });

  it('to be decided, taken by the desk: its practitioner is told, and its client not yet', async () => {
    const { authID: userId, email } = await knownClient();
    await lettersOf(therapist.email);
    await take({ userId, status: 'ON_STAND_BY' }, (await newStaff(test, 'ADMIN')).bearer);
    expect(await lettersOf(email)).toEqual([]);
    expect((await lettersOf(therapist.email)).map(({ subject }) => subject)).toEqual(['Une demande de rendez-vous attend votre réponse']);
  });
});
