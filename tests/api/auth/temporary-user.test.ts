import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isPhoneNumberAvailable, me, signIn, signUp, updateMe } from '#contract/auth/auth.endpoints.ts';
import { confirmEmail, resetPassword, resetPasswordConfirm } from '#contract/auth/mail-links.endpoints.ts';
import { signInWithFacebook, signInWithGoogle } from '#contract/auth/social.endpoints.ts';
import { listOwnReservations, takeReservation } from '#contract/booking/booking.endpoints.ts';
import { readMailSwitches, unsubscribe } from '#contract/mailing/mail-switches.endpoints.ts';
import { endTemporaryUsers } from '#server/modules/auth/end-temporary-users.ts';
import { accounts } from '#server/modules/auth/auth.tables.ts';
import { makeMailLink } from '#server/modules/auth/mail-link.ts';
import { reservations } from '#server/modules/booking/booking.tables.ts';
import { unsubscribeLink } from '#server/modules/mailing/unsubscribe-link.ts';
import { call, newClient, signInAs } from '#tests/support/api.ts';
import { aMonday, demonstrationOffer, slotsOn, type Offer } from '#tests/support/booking.ts';
import { mailsTo, tokenIn } from '#tests/support/mails.ts';
import { startSocialProvider, type LocalSocialProvider } from '#tests/support/social-provider.ts';
import { startTestApp, testNow, type TestApp } from '#tests/support/test-app.ts';
import { untilStatementWaits } from '#tests/support/waiting-statements.ts';

let local: LocalSocialProvider;
let test: TestApp;
let therapist: string;
let offer: Offer;
let starts: string[];
beforeAll(async () => {
  local = await startSocialProvider();
  test = await startTestApp({ env: local.env });
  therapist = await signInAs(test.app, 'therapist');
  offer = await demonstrationOffer(test);
  const slots = await slotsOn(test, offer, aMonday, '2026-12-20');
  starts = slots.filter((_, index) => index % 2 === 0).map(({ startDateTime }) => startDateTime);
});
afterAll(async () => {
  await test.close();
  await local.close();
});

const password = 'quatre mots sans rapport';
let count = 0;

/** Somebody calls, and the practice books for them. */
async function caller() {
  count += 1;
  const email = `appel${count}@exemple.test`;
  const temporaryUser = { firstName: 'Salma', lastName: 'Trabelsi', phoneNumber: `+2167113${String(count).padStart(4, '0')}`, email };
  const body = { ...offer, mode: 'OFFICE', startDateTime: starts.shift() ?? '', status: 'ACCEPTED', paymentKind: 'OFFICE', temporaryUser };
  const taken = await call(test.app, takeReservation, { bearer: therapist, body });
  expect(taken.status).toBe(201);
  return { ...temporaryUser, reservationId: taken.body.id, passingId: taken.body.userId };
}

async function newAccount(email: string) {
  const { status, body } = await call(test.app, signUp, { body: { email, password, confirmPassword: password } });
  expect(status).toBe(201);
  return { authID: body.authID, bearer: body.token.accessToken };
}

const ownBookings = async (bearer: string) => (await call(test.app, listOwnReservations, { bearer })).body.items.map(({ id }) => id);
const confirm = async (email: string, bearer?: string) => {
  const letter = (await mailsTo(test, email)).find(({ text }) => text.includes('/confirm-email?token='));
  return call(test.app, confirmEmail, { ...(bearer && { bearer }), query: { token: tokenIn(letter?.text) } });
};
const isThere = async (id: string) => (await test.deps.db.$count(accounts, eq(accounts.id, id))) === 1;

describe('somebody who has only called', () => {
  it('signs up with the same address, sees nothing of it until it is confirmed, and everything then', async () => {
    const { email, phoneNumber, reservationId, passingId } = await caller();
    const { authID, bearer } = await newAccount(email);
    expect(await ownBookings(bearer)).toEqual([]);
    const before = await call(test.app, me, { bearer });
    expect(before.body).toMatchObject({ isActivated: false, user: { firstName: null, phoneNumber: null } });
    expect((await confirm(email, bearer)).status).toBe(204);
    expect(await ownBookings(bearer)).toEqual([reservationId]);
    const { body } = await call(test.app, me, { bearer });
    expect(body).toMatchObject({
      authID,
      role: { name: 'CLIENT' },
      isActivated: true,
      user: { firstName: 'Salma', lastName: 'Trabelsi', phoneNumber },
    });
    expect(await isThere(passingId)).toBe(false);
  });

  it('is not written to again, once they have an account, about what they ended from a letter before', async () => {
    const { email, passingId } = await caller();
    const link = new URL(await unsubscribeLink(test.deps, { accountId: passingId, kind: 'REMINDER' }, 'fr'));
    await call(test.app, unsubscribe, { body: { token: link.searchParams.get('token') ?? '', isOn: false } });
    const { bearer } = await newAccount(email);
    expect((await confirm(email, bearer)).status).toBe(204);
    const { kinds } = (await call(test.app, readMailSwitches, { bearer })).body;
    expect(kinds.filter(({ isOn }) => !isOn).map(({ kind }) => kind)).toEqual(['REMINDER']);
  });

  it('has nothing handed over by whoever reads their mail, to an account that somebody else has made with the address', async () => {
    const { email, passingId } = await caller();
    const stranger = await newAccount(email);
    expect((await confirm(email)).problem.reason).toBe('UNAUTHENTICATED');
    const other = await newClient(test.app);
    expect((await confirm(email, other.bearer)).problem.reason).toBe('ACCESS_MISMATCH');
    expect([await ownBookings(stranger.bearer), await isThere(passingId)]).toEqual([[], true]);
    // The refusals have used nothing up.
    expect((await confirm(email, stranger.bearer)).status).toBe(204);
  });

  it('gives their own number before that, which proves nothing, and keeps the name they wrote', async () => {
    const { email, phoneNumber, reservationId } = await caller();
    const { bearer } = await newAccount(email);
    const available = await call(test.app, isPhoneNumberAvailable, { bearer, query: { phoneNumber } });
    expect(available.body.available).toBe(true);
    const saved = await call(test.app, updateMe, { bearer, body: { phoneNumber, firstName: 'Selma' } });
    expect([saved.status, saved.body.isActivated]).toEqual([200, true]);
    expect(await ownBookings(bearer)).toEqual([]);
    expect((await confirm(email, bearer)).status).toBe(204);
    expect(await ownBookings(bearer)).toEqual([reservationId]);
    expect((await call(test.app, me, { bearer })).body.user).toMatchObject({ firstName: 'Selma', lastName: 'Trabelsi', phoneNumber });
  });

  it('confirms by a new password as well', async () => {
    const { email, reservationId } = await caller();
    await newAccount(email);
    await call(test.app, resetPassword, { body: { emailOrUsername: email } });
    const letter = (await mailsTo(test, email)).find(({ text }) => text.includes('/reset-password?token='));
    const body = { newPassword: `${password} neuf`, confirmPassword: `${password} neuf` };
    expect((await call(test.app, resetPasswordConfirm, { query: { token: tokenIn(letter?.text) }, body })).status).toBe(204);
    const again = await call(test.app, signIn, { body: { email, password: body.newPassword } });
    expect(await ownBookings(again.body.token.accessToken)).toEqual([reservationId]);
  });

  it('takes them over at once with a provider that vouches for the address, and not with one that does not', async () => {
    const [vouched, not] = [await caller(), await caller()];
    const person = { id: 'caller', name: 'Salma Trabelsi' };
    const google = local.issue('google', { person: { ...person, email: vouched.email } });
    const first = await call(test.app, signInWithGoogle, { body: { token: google } });
    expect([first.status, await ownBookings(first.body.token.accessToken)]).toEqual([201, [vouched.reservationId]]);
    const facebook = local.issue('facebook', { person: { ...person, email: not.email } });
    const second = await call(test.app, signInWithFacebook, { body: { token: facebook } });
    expect([second.status, await ownBookings(second.body.token.accessToken)]).toEqual([201, []]);
  });

  it('cannot be taken over by another address, nor through the number', async () => {
    const { phoneNumber, passingId } = await caller();
    const other = `autre${count}@exemple.test`;
    const { bearer } = await newAccount(other);
    await call(test.app, updateMe, { bearer, body: { phoneNumber } });
    await confirm(other);
    expect(await ownBookings(bearer)).toEqual([]);
    expect(await isThere(passingId)).toBe(true);
  });

  it('has no password, and nobody is written to who asks for one', async () => {
    const { email } = await caller();
    expect((await call(test.app, signIn, { body: { email, password } })).problem.reason).toBe('PASSWORD');
    await call(test.app, resetPassword, { body: { emailOrUsername: email } });
    expect((await mailsTo(test, email)).filter(({ text }) => text.includes('/reset-password'))).toEqual([]);
  });

  it('keeps what a closed passing account holds', async () => {
    const { email, passingId } = await caller();
    await test.deps.db.update(accounts).set({ state: 'BANNED' }).where(eq(accounts.id, passingId));
    const { bearer } = await newAccount(email);
    expect((await confirm(email, bearer)).status).toBe(204);
    expect(await ownBookings(bearer)).toEqual([]);
  });
});

describe('at the same moment', () => {
  it('two confirmations take them over once', async () => {
    const { email, reservationId, passingId } = await caller();
    const { authID, bearer } = await newAccount(email);
    const links = await Promise.all([1, 2].map(() => makeMailLink(test.deps, { id: authID, email }, 'CONFIRM_EMAIL')));
    const answers = await Promise.all(links.map((token) => call(test.app, confirmEmail, { bearer, query: { token } })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409]);
    expect(await ownBookings(bearer)).toEqual([reservationId]);
    expect(await isThere(passingId)).toBe(false);
  });

  it('a booking taken for them goes along, or finds nobody; none is lost', async () => {
    const { email, reservationId, passingId } = await caller();
    const { bearer } = await newAccount(email);
    const startDateTime = starts.shift() ?? '';
    const body = { ...offer, mode: 'OFFICE', startDateTime, status: 'ACCEPTED', paymentKind: 'OFFICE', userId: passingId };
    const [taken, confirmed] = await Promise.all([call(test.app, takeReservation, { bearer: therapist, body }), confirm(email, bearer)]);
    expect(confirmed.status).toBe(204);
    expect([201, 400]).toContain(taken.status);
    const expected = taken.status === 201 ? [reservationId, taken.body.id] : [reservationId];
    expect(new Set(await ownBookings(bearer))).toEqual(new Set(expected));
  });
});

describe('thirty days after the last appointment', () => {
  it('the passing account stays when an appointment is taken for it while its end waits', async () => {
    const { reservationId, passingId } = await caller();
    const { db, database } = test.deps;
    const [booked] = await db.select().from(reservations).where(eq(reservations.id, reservationId));
    const end = booked?.endDateTime ?? new Date(0);
    test.clock.set(new Date(end.getTime() + 31 * 86_400_000).toISOString());
    let ending: Promise<void> | undefined;
    await db.transaction(async (tx) => {
      await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, passingId)).for('key share');
      ending = endTemporaryUsers(test.deps);
      await untilStatementWaits(database, 'accounts');
      await tx.update(reservations).set({ endDateTime: test.clock.now() }).where(eq(reservations.id, reservationId));
    });
    await ending;
    expect(await isThere(passingId)).toBe(true);
    await db.update(reservations).set({ endDateTime: end }).where(eq(reservations.id, reservationId));
    test.clock.set(testNow);
  });

  it('the passing account ends, its appointments stay without whose they were, and signing up finds nothing', async () => {
    const { email, reservationId, passingId } = await caller();
    const [booked] = await test.deps.db.select().from(reservations).where(eq(reservations.id, reservationId));
    const end = booked?.endDateTime.getTime() ?? 0;
    test.clock.set(new Date(end + 30 * 86_400_000 - 1).toISOString());
    await endTemporaryUsers(test.deps);
    expect(await isThere(passingId)).toBe(true);
    test.clock.set(new Date(end + 30 * 86_400_000).toISOString());
    await endTemporaryUsers(test.deps);
    await endTemporaryUsers(test.deps);
    expect(await isThere(passingId)).toBe(false);
    const kept = and(eq(reservations.id, reservationId), eq(reservations.userId, '0'.repeat(24)));
    expect(await test.deps.db.$count(reservations, kept)).toBe(1);
    test.clock.set(testNow);
    const { bearer } = await newAccount(email);
    expect((await confirm(email, bearer)).status).toBe(204);
    expect(await ownBookings(bearer)).toEqual([]);
  });
});
