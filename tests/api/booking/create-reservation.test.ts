import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createReservation } from '#contract/booking/booking.endpoints.ts';
import { reservations } from '#server/modules/booking/booking.tables.ts';
import { services } from '#server/modules/therapist/therapist.tables.ts';
import { call, newClient, signInAs } from '#tests/support/api.ts';
import { book, bookingOf, bookSomeSlot, newTherapist, slotsOn, storedReservation } from '#tests/support/booking.ts';
import { confirmAddress, newKnownClient } from '#tests/support/staff.ts';
import { testNow } from '#tests/support/test-app.ts';
import { startOfferApp } from '#tests/support/offer-app.ts';

const { test, offer } = await startOfferApp();

const day = '2026-12-03';
const at = (time: string, date = day) => `${date}T${time}:00.000Z`;

describe('POST /v1/booking/reservation/self', () => {
  it("succeeds: holds the slot at the service's price, whatever the body says", async () => {
    const { bearer, authID } = await newClient(test.app);
    const body = { ...bookingOf(offer, at('08:00')), priceMillimes: 1, note: '  Première fois  ' };
    const { status, body: made } = await book(test, bearer, body);
    expect(status).toBe(201);
    expect(made).toMatchObject({
      userId: authID,
      ...offer,
      mode: 'OFFICE',
      startDateTime: at('08:00'),
      endDateTime: at('08:50'),
      sessionDuration: 50,
      priceMillimes: 80_000,
      status: 'PENDING_PAYMENT',
      payment: { kind: 'MONEY_ORDER', amountMillimes: 80_000, isSettled: false, manualPayment: null },
      holdUntil: '2026-11-18T08:00:00.000Z',
      note: 'Première fois',
      late: false,
      rescheduleCount: 0,
      createdAt: testNow,
    });
    expect(made.history).toEqual([{ event: 'CREATED', from: null, to: 'PENDING_PAYMENT', by: 'CLIENT', at: testNow, reason: null }]);
    const { blockedRange, consentVersion, consentedAt } = await storedReservation(test, made.id);
    expect(blockedRange).toContain('09:00:00');
    expect([consentVersion, consentedAt?.toISOString()]).toEqual([bookingOf(offer, '').consentVersion, testNow]);
  });

  it('holds no longer than a day before the start', async () => {
    const { bearer } = await newClient(test.app);
    const [first] = await slotsOn(test, offer, '2026-11-18', '2026-11-19');
    if (!first) throw new Error('nothing is free in two days');
    const { body } = await book(test, bearer, bookingOf(offer, first.startDateTime));
    expect(Date.parse(body.holdUntil ?? '')).toBe(Date.parse(first.startDateTime) - 24 * 3_600_000);
  });

  it('answers the same reservation to the same item, and refuses another body for it', async () => {
    const { bearer } = await newClient(test.app);
    const headers = { 'idempotency-key': '0e2b1f0e-4a54-4b9c-9d8a-2f8f5e0c7b11/create' };
    const body = bookingOf(offer, at('13:30'));
    const first = await call(test.app, createReservation, { bearer, body, headers });
    const second = await call(test.app, createReservation, { bearer, body, headers });
    expect([first.status, second.status, second.body.id]).toEqual([201, 201, first.body.id]);
    // Thirty days on the key is forgotten; the item's id is still a unique column of the row.
    await test.deps.database.run('delete from idempotency_keys');
    expect((await call(test.app, createReservation, { bearer, body, headers })).body.id).toBe(first.body.id);
    const other = await call(test.app, createReservation, { bearer, body: { ...body, note: 'autre' }, headers });
    expect([other.status, other.problem.reason]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
  });

  it('refuses: a slot that is taken or met, with the three nearest that are free', async () => {
    const first = await newClient(test.app);
    expect((await book(test, first.bearer, bookingOf(offer, at('10:00')))).status).toBe(201);
    const { bearer } = await newClient(test.app);
    for (const time of ['09:30', '10:00', '10:30']) {
      const { status, problem } = await book(test, bearer, bookingOf(offer, at(time)));
      expect([status, problem.reason]).toEqual([409, 'SLOT_TAKEN']);
      const free = await slotsOn(test, offer, '2026-11-18', '2027-01-14');
      const distance = (start: string) => Math.abs(Date.parse(start) - Date.parse(at(time)));
      const nearest = free.toSorted((a, b) => distance(a.startDateTime) - distance(b.startDateTime)).slice(0, 3);
      expect(problem.alternatives).toEqual(nearest.map(({ startDateTime, endDateTime }) => ({ startDateTime, endDateTime })));
    }
  });

  it('gives a slot asked for by ten at once to exactly one', async () => {
    const clients = await Promise.all(Array.from({ length: 10 }, () => newClient(test.app)));
    const answers = await Promise.all(clients.map(({ bearer }) => book(test, bearer, bookingOf(offer, at('08:00', '2026-12-04')))));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const refusals = answers.filter(({ status }) => status === 409);
    expect(refusals.map(({ problem }) => [problem.reason, problem.alternatives?.length])).toEqual(
      Array.from({ length: 9 }, () => ['SLOT_TAKEN', 3]),
    );
  });

  it('gives the slot of a lapsed hold away before any job has passed', async () => {
    const first = await newClient(test.app);
    const { body: lapsed } = await book(test, first.bearer, bookingOf(offer, at('08:00', '2026-12-10')));
    test.clock.advanceMinutes(48 * 60);
    const { client, reservation } = await bookSomeSlotAt(at('08:30', '2026-12-10'));
    expect(reservation.userId).toBe(client.authID);
    expect((await storedReservation(test, lapsed.id)).status).toBe('EXPIRED');
    test.clock.set(testNow);
  });

  async function bookSomeSlotAt(startDateTime: string) {
    const client = await newClient(test.app);
    const { status, body: reservation } = await book(test, client.bearer, bookingOf(offer, startDateTime));
    expect(status).toBe(201);
    return { client, reservation };
  }

  it.each([
    ['off the grid', at('08:10', '2026-12-07')],
    ['outside the hours', at('20:00', '2026-12-07')],
    ['whose end is outside the hours', at('11:30', '2026-12-07')],
    ['in the past', at('08:00', '2026-11-09')],
    ['too soon for a money order', at('08:00', '2026-11-17')],
    ['beyond the horizon', at('08:00', '2027-06-07')],
    ['in a year no calendar shows', '0000-01-01T00:00:00Z'],
  ])('refuses: a slot %s', async (_, startDateTime) => {
    const { bearer } = await newClient(test.app);
    const { status, problem } = await book(test, bearer, bookingOf(offer, startDateTime));
    expect([status, problem.reason]).toEqual([409, 'SLOT_NOT_OFFERED']);
  });

  it('refuses: a way of paying that is not open', async () => {
    const { bearer } = await newClient(test.app);
    const { status, problem } = await book(test, bearer, bookingOf(offer, at('09:00', '2026-12-07'), { paymentMethod: 'ONLINE' }));
    expect([status, problem.reason]).toEqual([409, 'PAYMENT_METHOD_CLOSED']);
  });

  it('refuses: a fourth live hold, also when all are asked for at once', async () => {
    const { bearer } = await newKnownClient(test);
    const slots = ['08:00', '09:00', '10:00', '13:30', '14:30'];
    const answers = await Promise.all(slots.map((time) => book(test, bearer, bookingOf(offer, at(time, '2026-12-09')))));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 409).map(({ problem }) => problem.reason)).toEqual([
      'TOO_MANY_HOLDS',
      'TOO_MANY_HOLDS',
    ]);
  });

  it('refuses: a second hold to who has not confirmed their address, also when both are asked for at once; and lets it through then', async () => {
    const { bearer, authID } = await newClient(test.app);
    const bookAt = (time: string) => book(test, bearer, bookingOf(offer, at(time, '2026-12-15')));
    const answers = await Promise.all(['08:00', '09:00', '10:00'].map(bookAt));
    expect(
      answers.map(({ status, problem }) => problem.reason ?? status).toSorted((one, other) => String(one).localeCompare(String(other))),
    ).toEqual([201, 'ADDRESS_TO_CONFIRM', 'ADDRESS_TO_CONFIRM']);
    await confirmAddress(test, authID);
    expect((await bookAt('13:30')).status).toBe(201);
  });

  it('counts what others hold who signed in on the same device, and not what they hold elsewhere once it is paid', async () => {
    const headers = { cookie: `accalmie-device=${'d'.repeat(32)}` };
    const bookAt = async (person: { bearer: string }, time: string) => book(test, person.bearer, bookingOf(offer, at(time, '2026-12-11')));
    const first = await newClient(test.app, { headers });
    const held = await bookAt(first, '08:00');
    expect(held.status).toBe(201);
    const second = await newClient(test.app, { headers });
    expect((await bookAt(second, '09:00')).problem.reason).toBe('ADDRESS_TO_CONFIRM');
    const known = await newKnownClient(test, { headers });
    for (const time of ['09:00', '10:00']) expect((await bookAt(known, time)).status).toBe(201);
    for (const person of [known, first]) expect((await bookAt(person, '13:30')).problem.reason).toBe('TOO_MANY_HOLDS');
    expect((await bookAt(await newClient(test.app), '13:30')).status).toBe(201);
    await test.deps.db.update(reservations).set({ status: 'ON_STAND_BY' }).where(eq(reservations.id, held.body.id));
    expect((await bookAt(known, '14:30')).status).toBe(201);
  });

  it('refuses: a therapist or a service that does not exist, or is of another therapist, on its field', async () => {
    const { bearer } = await newClient(test.app);
    const other = await newTherapist(test);
    const refusal = async (changes: object) => {
      const { status, problem } = await book(test, bearer, bookingOf(offer, at('09:00', '2026-12-07'), changes));
      return [status, problem.fields];
    };
    const unknown = 'f'.repeat(24);
    expect(await refusal({ therapistId: unknown })).toEqual([400, [{ fieldName: 'therapistId', message: "Le praticien n'existe pas" }]]);
    const noService = [400, [{ fieldName: 'serviceId', message: "La consultation n'existe pas" }]];
    expect(await refusal({ serviceId: unknown })).toEqual(noService);
    expect(await refusal({ serviceId: other.serviceId })).toEqual(noService);
  });

  it('refuses: a mode the service does not have, a consent to another text, and fields that are missing', async () => {
    const { bearer } = await newClient(test.app);
    const couple = (await test.deps.db.select().from(services)).find(({ durationMinutes }) => durationMinutes === 80);
    const fieldOf = async (changes: object) => {
      const { status, problem } = await book(test, bearer, bookingOf(offer, at('09:00', '2026-12-07'), changes));
      return [status, problem.fields?.[0]?.fieldName];
    };
    expect(await fieldOf({ serviceId: couple?.id, mode: 'PHONE' })).toEqual([400, 'mode']);
    expect(await fieldOf({ consentVersion: '2020-01-01' })).toEqual([400, 'consentVersion']);
    expect(await fieldOf({ note: 'x'.repeat(501) })).toEqual([400, 'note']);
    expect(await fieldOf({ startDateTime: 'demain' })).toEqual([400, 'startDateTime']);
    for (const field of ['therapistId', 'serviceId', 'mode', 'startDateTime', 'paymentMethod', 'consentVersion'])
      expect(await fieldOf({ [field]: '' })).toEqual([400, field]);
  });

  it('who may: a client with a complete account; not a visitor, nor a moderator', async () => {
    const body = bookingOf(offer, at('09:00', '2026-12-07'));
    expect((await call(test.app, createReservation, { body })).status).toBe(401);
    const incomplete = await newClient(test.app, { isActivated: false });
    const { status, problem } = await book(test, incomplete.bearer, body);
    expect([status, problem.reason, problem.missing]).toEqual([403, 'ACCOUNT_INCOMPLETE', ['phoneNumber']]);
    expect((await book(test, await signInAs(test.app, 'moderator'), body)).problem.reason).toBe('ACCESS_MISMATCH');
    expect((await bookSomeSlot(test, offer)).reservation.status).toBe('PENDING_PAYMENT');
  });
});
