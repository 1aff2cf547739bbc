import { afterAll, beforeAll, expect, it } from 'vitest';
import { banClient, editAccess, suspendClient, updateAccount } from '#contract/auth/accounts.endpoints.ts';
import { signUp, updateMe } from '#contract/auth/auth.endpoints.ts';
import { moveOwnReservation } from '#contract/booking/booking.endpoints.ts';
import { createManualPayment } from '#contract/payment/payment.endpoints.ts';
import { call, newClient } from '#tests/support/api.ts';
import { aMonday, book, bookingOf, demonstrationOffer, slotsOn, storedReservation } from '#tests/support/booking.ts';
import { newStaff, roleIdOf, storedAccount } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let admin: { authID: string; bearer: string };
beforeAll(async () => {
  test = await startTestApp();
  admin = await newStaff(test, 'ADMIN');
});
afterAll(() => test.close());

/** What somebody might add to a body to give themselves more. */
const greed = async () => ({
  role: 'GOD',
  roleName: 'GOD',
  access: [{ ressource: '*', privileges: 7 }],
  isActivated: true,
  emailConfirmed: true,
  state: 'ACTIVE',
  price: 1,
  priceMillimes: 1,
  amountMillimes: 1,
  status: 'ACCEPTED',
  userId: admin.authID,
});

const password = 'quatre mots sans rapport';

it('signing up: a client like any other', async () => {
  const body = { ...(await greed()), email: 'greedy@test.example', password, confirmPassword: password };
  const { status, body: made } = await call(test.app, signUp, { body });
  expect(status).toBe(201);
  const row = await storedAccount(test, made.authID);
  expect([row.roleId, row.access, row.isActivated, row.emailConfirmed]).toEqual([await roleIdOf(test, 'CLIENT'), null, false, false]);
});

it('saving one’s profile, and staff sanctioning or correcting it: nothing but what the call is for', async () => {
  const client = await newClient(test.app);
  const more = await greed();
  const before = await storedAccount(test, client.authID);
  await call(test.app, updateMe, { bearer: client.bearer, body: { ...more, phoneNumber: before.phoneNumber, state: 'BANNED' } });
  await call(test.app, updateAccount, {
    parameters: { authID: client.authID },
    bearer: admin.bearer,
    body: { ...more, isActivated: false },
  });
  expect(await storedAccount(test, client.authID)).toEqual({ ...before, updatedAt: expect.any(Date) as Date });
  const sanction = { ...more, reason: 'x', until: '2027-01-01T00:00:00Z' };
  await call(test.app, suspendClient, { parameters: { id: client.authID }, bearer: admin.bearer, body: sanction });
  await call(test.app, banClient, { parameters: { id: client.authID }, bearer: admin.bearer, body: sanction });
  const { roleId, access, state } = await storedAccount(test, client.authID);
  expect([roleId, access, state]).toEqual([before.roleId, null, 'BANNED']);
});

it('giving a role: the access sent under another name, or the role by its name, gives nothing', async () => {
  const client = await newClient(test.app);
  const { role, roleName, isActivated, state } = await greed();
  const refused = await call(test.app, editAccess, {
    parameters: { id: client.authID },
    bearer: admin.bearer,
    body: { role, roleName, isActivated, state },
  });
  expect(refused.status).toBe(400);
  expect((await storedAccount(test, client.authID)).roleId).toBe(await roleIdOf(test, 'CLIENT'));
});

it('booking, paying and moving: the price is the service’s, the status what the call makes it, the client who calls', async () => {
  const client = await newClient(test.app);
  const offer = await demonstrationOffer(test);
  const [first, , third] = await slotsOn(test, offer, aMonday);
  const more = await greed();
  const made = await book(test, client.bearer, { ...more, ...bookingOf(offer, first?.startDateTime ?? '') });
  expect([made.status, made.body.status, made.body.priceMillimes, made.body.userId]).toEqual([
    201,
    'PENDING_PAYMENT',
    80_000,
    client.authID,
  ]);
  const opened = await call(test.app, createManualPayment, { bearer: client.bearer, body: { ...more, reservationId: made.body.id } });
  expect([opened.body.status, opened.body.amountMillimes]).toEqual(['AWAITING_PROOF', 80_000]);
  const move = { ...more, startDateTime: third?.startDateTime };
  await call(test.app, moveOwnReservation, { parameters: { id: made.body.id }, bearer: client.bearer, body: move });
  const row = await storedReservation(test, made.body.id);
  expect([row.status, row.priceMillimes, row.userId]).toEqual(['PENDING_PAYMENT', 80_000, client.authID]);
});
