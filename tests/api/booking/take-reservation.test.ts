import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listOwnReservations, takeReservation } from '#contract/booking/booking.endpoints.ts';
import { accounts } from '#server/modules/auth/auth.tables.ts';
import { confirmIdentity } from '#contract/auth/accounts.endpoints.ts';
import { updateMe } from '#contract/auth/auth.endpoints.ts';
import { call, newClient, signInAs } from '#tests/support/api.ts';
import { entriesDuring } from '#tests/support/audit.ts';
import { aMonday, demonstrationOffer, newTherapist, slotsOn, type Offer } from '#tests/support/booking.ts';
import { newKnownClient, newStaff, roleIdOf, storedAccount } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let therapist: string;
let offer: Offer;
let starts: string[];
beforeAll(async () => {
  test = await startTestApp();
  therapist = await signInAs(test.app, 'therapist');
  offer = await demonstrationOffer(test);
  starts = (await slotsOn(test, offer, aMonday, '2026-12-20'))
    .filter((_, index) => index % 2 === 0)
    .map(({ startDateTime }) => startDateTime);
});
afterAll(() => test.close());

const freeStart = () => starts.shift() ?? '';
let called = 0;
const caller = () => ({ firstName: 'Salma', lastName: 'Trabelsi', phoneNumber: `+2167112${String((called += 1)).padStart(4, '0')}` });
const bodyOf = (changes: object = {}) => ({
  ...offer,
  mode: 'OFFICE',
  startDateTime: freeStart(),
  status: 'ACCEPTED',
  paymentKind: 'OFFICE',
  ...changes,
});
const take = (changes: object, bearer = therapist) => call(test.app, takeReservation, { bearer, body: bodyOf(changes) });

describe('POST /v1/booking/reservation/', () => {
  it('succeeds for a known person: accepted at once when paid at the office, in their list, noted', async () => {
    const client = await newKnownClient(test);
    const entries = await entriesDuring(test, async () => {
      const { status, body } = await take({ userId: client.authID, priceMillimes: 1 });
      expect([status, body]).toMatchObject([
        201,
        { userId: client.authID, status: 'ACCEPTED', priceMillimes: 80_000, payment: { kind: 'OFFICE', isSettled: true }, holdUntil: null },
      ]);
      expect(body.history).toMatchObject([{ event: 'CREATED', from: null, to: 'ACCEPTED', by: 'STAFF' }]);
    });
    expect(entries).toMatchObject([{ kind: 'RESERVATION_TAKEN', detail: 'ACCEPTED OFFICE' }]);
    expect(entries[0]?.subjects).toContain(client.authID);
    expect((await call(test.app, listOwnReservations, { bearer: client.bearer })).body.total).toBe(1);
  });

  it('succeeds for somebody who has only called: an account that nobody signs in to', async () => {
    const temporaryUser = { ...caller(), email: ' Salma@Test.Example ' };
    const { status, body } = await take({ temporaryUser, status: 'ON_STAND_BY' });
    expect([status, body.status, body.client]).toMatchObject([
      201,
      'ON_STAND_BY',
      { firstName: 'Salma', phoneNumber: temporaryUser.phoneNumber },
    ]);
    const account = await storedAccount(test, body.userId);
    expect(account).toMatchObject({
      roleId: await roleIdOf(test, 'TEMPORARY'),
      email: 'salma@test.example',
      passwordHash: null,
      isActivated: true,
    });
    const again = await take({ temporaryUser: { ...caller(), email: 'salma@test.example' } });
    expect([again.status, again.problem.fields?.[0]?.fieldName]).toEqual([409, 'temporaryUser.email']);
    const { phoneNumber } = temporaryUser;
    const samePerson = await take({ temporaryUser: { ...caller(), phoneNumber, firstName: 'SALMA' } });
    expect([samePerson.status, samePerson.problem.fields?.[0]?.fieldName]).toEqual([409, 'temporaryUser.phoneNumber']);
    expect((await take({ temporaryUser: { ...caller(), phoneNumber, firstName: 'Karim' } })).status).toBe(201);
  });

  it('hands nothing to an account that nothing proves, whose number it may be, until staff have seen the person', async () => {
    const stranger = await newClient(test.app);
    const called = { ...caller(), firstName: 'Leïla' };
    const save = (phoneNumber: string) => call(test.app, updateMe, { bearer: stranger.bearer, body: { phoneNumber, firstName: 'Leïla' } });
    await save(called.phoneNumber);
    const refusal = await take({ userId: stranger.authID });
    expect([refusal.status, refusal.problem.reason]).toEqual([409, 'IDENTITY_UNKNOWN']);
    // Nor does it keep the one who calls from being booked for.
    expect((await take({ temporaryUser: called })).status).toBe(201);
    expect((await call(test.app, listOwnReservations, { bearer: stranger.bearer })).body.total).toBe(0);

    const parameters = { authID: stranger.authID };
    const therapist = await signInAs(test.app, 'therapist');
    const seen = await entriesDuring(test, async () => {
      const { body } = await call(test.app, confirmIdentity, { bearer: therapist, parameters });
      expect(body).toMatchObject({ isIdentityKnown: true, identityConfirmedAt: expect.stringMatching(/Z$/) });
      await call(test.app, confirmIdentity, { bearer: therapist, parameters });
    });
    expect(seen).toMatchObject([{ kind: 'ACCOUNT_IDENTITY_CONFIRMED', subjects: [stranger.authID] }]);
    const taken = await take({ userId: stranger.authID });
    expect([taken.status, taken.body.client.isIdentityKnown]).toEqual([201, true]);
    // Another number is another claim.
    await save('+21671120999');
    expect((await take({ userId: stranger.authID })).problem.reason).toBe('IDENTITY_UNKNOWN');
  });

  it('succeeds outside the hours on offer only when that is said: the practice knows its own', async () => {
    const { authID: userId } = await newKnownClient(test);
    const late = { userId, startDateTime: '2026-11-16T21:00:00.000Z' };
    expect((await take(late)).problem.reason).toBe('SLOT_NOT_OFFERED');
    expect(await entriesDuring(test, async () => expect((await take({ ...late, outsideHours: true })).status).toBe(201))).toMatchObject([
      { kind: 'RESERVATION_TAKEN', detail: 'ACCEPTED OFFICE OUTSIDE_HOURS' },
    ]);
    const twice = await take({ ...late, startDateTime: '2026-11-16T21:20:00.000Z', outsideHours: true });
    expect([twice.status, twice.problem.reason, twice.problem.alternatives?.length]).toEqual([409, 'SLOT_TAKEN', 3]);
  });

  it('is taken once, however often the same call is sent', async () => {
    const { authID: userId } = await newKnownClient(test);
    const body = bodyOf({ userId });
    const headers = { 'idempotency-key': `${crypto.randomUUID()}/reservation` };
    const send = () => call(test.app, takeReservation, { bearer: therapist, body, headers });
    const [first, second] = [await send(), await send()];
    expect([first.status, second.status, second.body.id]).toEqual([201, 201, first.body.id]);
  });

  it('refuses a slot that somebody has, with three others, and leaves no passing account behind', async () => {
    const client = await newKnownClient(test);
    const startDateTime = freeStart();
    expect((await take({ userId: client.authID, startDateTime })).status).toBe(201);
    const temporaryUser = caller();
    const { status, problem } = await take({ temporaryUser, startDateTime });
    expect([status, problem.reason, problem.alternatives?.length]).toEqual([409, 'SLOT_TAKEN', 3]);
    expect(await test.deps.db.select().from(accounts).where(eq(accounts.phoneNumber, temporaryUser.phoneNumber))).toEqual([]);
  });

  it('refuses the past, a payment that is not settled, one that is closed', async () => {
    const userId = (await newKnownClient(test)).authID;
    expect((await take({ userId, startDateTime: '2026-11-16T07:00:00.000Z', outsideHours: true })).problem.reason).toBe('SLOT_NOT_OFFERED');
    expect((await take({ userId, paymentKind: 'MONEY_ORDER' })).problem.reason).toBe('PAYMENT_NOT_SETTLED');
    expect((await take({ userId, paymentKind: 'ONLINE', status: 'ON_STAND_BY' })).problem.reason).toBe('PAYMENT_METHOD_CLOSED');
    expect((await take({ userId, paymentKind: 'MONEY_ORDER', status: 'ON_STAND_BY' })).body.payment.isSettled).toBe(false);
  });

  it('refuses what is missing or unknown', async () => {
    const userId = (await newKnownClient(test)).authID;
    const fieldOf = async (changes: object) => (await take(changes)).problem.fields?.[0]?.fieldName;
    const nobody = '0123456789abcdef01234567';
    expect(await fieldOf({})).toBe('userId');
    expect(await fieldOf({ userId: nobody })).toBe('userId');
    expect(await fieldOf({ userId, therapistId: nobody })).toBe('therapistId');
    expect(await fieldOf({ userId, serviceId: nobody })).toBe('serviceId');
    expect(await fieldOf({ userId, mode: 'PIGEON' })).toBe('mode');
    expect(await fieldOf({ userId, status: 'CANCELLED' })).toBe('status');
    expect(await fieldOf({ temporaryUser: caller(), paymentKind: 'ONLINE', status: 'ON_STAND_BY' })).toBe('paymentKind');
    expect(await fieldOf({ temporaryUser: { ...caller(), phoneNumber: 'x' } })).toBe('temporaryUser.phoneNumber');
  });

  it('who may: staff who hold BOOK WRITE, in their own agenda, and TEMPORARY_BOOKING_USER WRITE for who only called', async () => {
    const client = await newKnownClient(test);
    expect((await call(test.app, takeReservation, { body: bodyOf() })).status).toBe(401);
    expect((await take({ userId: client.authID }, client.bearer)).problem.reason).toBe('ACCESS_MISMATCH');
    const other = await newTherapist(test);
    expect((await take({ userId: client.authID }, other.bearer)).problem.fields?.[0]?.fieldName).toBe('therapistId');
    expect((await take({ userId: client.authID }, (await newStaff(test, 'ADMIN')).bearer)).status).toBe(201);
    const desk = await newStaff(test, 'CLIENT', [
      { ressource: 'BOOK', privileges: 4 },
      { ressource: 'RESERVATION', privileges: 5 },
    ]);
    expect((await take({ temporaryUser: caller() }, desk.bearer)).problem.reason).toBe('ACCESS_MISMATCH');
  });
});
