import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAgenda } from '#contract/booking/agenda.endpoints.ts';
import { cancelReservation, createDaysOff, decideReservation } from '#contract/booking/booking.endpoints.ts';
import { reservations, schedules } from '#server/modules/booking/booking.tables.ts';
import { call, newClient, signInAs } from '#tests/support/api.ts';
import { entriesDuring } from '#tests/support/audit.ts';
import { book, bookingOf, newTherapist, signInAgain, slotsOn, takeForKnown, type Offer } from '#tests/support/booking.ts';
import { newKnownClient, newRole, newStaff } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

// 16 November 2026, 9:00 in Tunis.
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

type Own = Offer & { bearer: string; userId: string };

const ask = (bearer: string, from: string, to = from) => call(test.app, readAgenda, { bearer, query: { from, to } });

async function agendaOf(bearer: string, from: string, to = from) {
  const { status, body } = await ask(bearer, from, to);
  expect(status).toBe(200);
  return body.therapists;
}

const take = (own: Own, startDateTime: string, userId: string) => takeForKnown(test, own, startDateTime, userId);

describe('GET /v1/booking/agenda', () => {
  it('shows hours, absences and appointments of the dates by the therapist’s clocks, and no more of a client than a name', async () => {
    const own = await newTherapist(test);
    const client = await newKnownClient(test);
    const weekly = [
      {
        weekday: 1,
        intervals: [
          { start: '14:00', end: '18:00' },
          { start: '08:00', end: '12:00' },
        ],
      },
      { weekday: 2, intervals: [{ start: '10:00', end: '24:00' }] },
    ];
    const seasons = [{ from: '2026-11-24', to: '2026-11-30', weekly: [{ weekday: 2, intervals: [{ start: '09:00', end: '10:30' }] }] }];
    await test.deps.db.update(schedules).set({ weekly, seasons }).where(eq(schedules.userId, own.userId));
    const late = await take(own, '2026-11-24T22:30:00.000Z', client.authID);
    const early = await take(own, '2026-11-22T23:00:00.000Z', client.authID);
    await take(own, '2026-11-24T23:30:00.000Z', client.authID);
    const absence = await call(test.app, createDaysOff, {
      bearer: own.bearer,
      body: { startDateTime: '2025-11-23T11:00:00.000Z', endDateTime: '2025-11-23T13:00:00.000Z', label: 'Anniversaire', yearly: true },
    });
    expect(absence.status).toBe(201);

    const [column, ...others] = await agendaOf(own.bearer, '2026-11-23', '2026-11-24');
    expect(others).toEqual([]);
    expect([column?.id, column?.userId, column?.timeZone]).toEqual([own.therapistId, own.userId, 'Africa/Tunis']);
    expect(column?.openings).toEqual([
      { startDateTime: '2026-11-23T07:00:00.000Z', endDateTime: '2026-11-23T11:00:00.000Z' },
      { startDateTime: '2026-11-23T13:00:00.000Z', endDateTime: '2026-11-23T17:00:00.000Z' },
      { startDateTime: '2026-11-24T08:00:00.000Z', endDateTime: '2026-11-24T09:30:00.000Z' },
    ]);
    expect(column?.absences).toEqual([
      { id: absence.body.id, startDateTime: '2026-11-23T11:00:00.000Z', endDateTime: '2026-11-23T13:00:00.000Z', label: 'Anniversaire' },
    ]);
    expect(column?.appointments.map(({ id }) => id)).toEqual([early.id, late.id]);
    expect(column?.appointments[0]).toEqual({
      id: early.id,
      startDateTime: early.startDateTime,
      endDateTime: early.endDateTime,
      status: 'ACCEPTED',
      holdUntil: null,
      service: early.service.name,
      mode: 'OFFICE',
      client: { userName: early.client.userName, firstName: early.client.firstName, lastName: early.client.lastName },
      isAskedToMove: false,
    });
  });

  it('keeps what took place, did not, or waits; leaves out what was called off and a hold that has lapsed', async () => {
    const own = await newTherapist(test);
    const client = await newKnownClient(test);
    const [missed, cancelled] = [
      await take(own, '2026-11-16T08:30:00.000Z', client.authID),
      await take(own, '2026-11-16T12:00:00.000Z', client.authID),
    ];
    await call(test.app, cancelReservation, { bearer: own.bearer, parameters: { id: cancelled.id } });
    test.clock.advanceMinutes(31);
    const decided = await call(test.app, decideReservation, {
      bearer: await signInAgain(test, own.email),
      parameters: { id: missed.id },
      body: { status: 'NO_SHOW' },
    });
    expect(decided.status).toBe(200);
    test.clock.advanceMinutes(-31);
    const booker = await newClient(test.app);
    const [slot] = await slotsOn(test, own, '2026-11-19');
    const { body: held } = await book(test, booker.bearer, bookingOf(own, slot?.startDateTime ?? ''));
    const statuses = async () =>
      (await agendaOf(own.bearer, '2026-11-16', '2026-11-20'))[0]?.appointments.map(({ id, status }) => [id, status]);
    expect(await statuses()).toEqual([
      [missed.id, 'NO_SHOW'],
      [held.id, 'PENDING_PAYMENT'],
    ]);
    await test.deps.db.update(reservations).set({ holdUntil: test.clock.now() }).where(eq(reservations.id, held.id));
    expect(await statuses()).toEqual([[missed.id, 'NO_SHOW']]);
  });

  it('says whose client has been proposed other times', async () => {
    const own = await newTherapist(test);
    const client = await newKnownClient(test);
    const met = await take(own, '2026-11-25T09:00:00.000Z', client.authID);
    const body = {
      startDateTime: '2026-11-25T08:00:00.000Z',
      endDateTime: '2026-11-25T12:00:00.000Z',
      answers: [{ id: met.id, answer: 'PROPOSE' }],
    };
    expect((await call(test.app, createDaysOff, { bearer: own.bearer, body })).status).toBe(201);
    const [column] = await agendaOf(own.bearer, '2026-11-25');
    expect(column?.appointments.map(({ id, isAskedToMove }) => [id, isAskedToMove])).toEqual([[met.id, true]]);
  });

  it('stands everyone beside each other for the desk, and shows why somebody is away only to who reads absences', async () => {
    const [one, two] = [await newTherapist(test), await newTherapist(test)];
    const span = { startDateTime: '2026-12-02T08:00:00.000Z', endDateTime: '2026-12-02T12:00:00.000Z' };
    await call(test.app, createDaysOff, { bearer: one.bearer, body: { ...span, label: 'Rendez-vous médical' } });
    const client = await newKnownClient(test);
    const taken = await take(two, '2026-12-02T09:00:00.000Z', client.authID);

    const desk = await agendaOf(await signInAs(test.app, 'admin'), '2026-12-02');
    const columnOf = (columns: typeof desk, own: Own) => columns.find(({ id }) => id === own.therapistId);
    expect(columnOf(desk, one)?.absences.map(({ label }) => label)).toEqual(['Rendez-vous médical']);
    expect(columnOf(desk, two)?.appointments.map(({ id }) => id)).toEqual([taken.id]);
    expect(columnOf(desk, one)?.appointments).toEqual([]);
    expect((await agendaOf(one.bearer, '2026-12-02')).map(({ id }) => id)).toEqual([one.therapistId]);

    await newRole(test, 'ACCUEIL', [{ ressource: 'RESERVATION', privileges: 5 }]);
    const front = await newStaff(test, 'ACCUEIL');
    const shown = columnOf(await agendaOf(front.bearer, '2026-12-02'), one)?.absences;
    expect(shown?.map(({ label, startDateTime }) => [label, startDateTime])).toEqual([[null, span.startDateTime]]);
  });

  it('has no columns for staff who are no therapist', async () => {
    await newRole(test, 'STAGIAIRE', [{ ressource: 'RESERVATION', privileges: 4 }]);
    const trainee = await newStaff(test, 'STAGIAIRE');
    expect(await agendaOf(trainee.bearer, '2026-11-23')).toEqual([]);
  });

  it('notes whose appointments were looked at, and nothing for an empty week', async () => {
    const own = await newTherapist(test);
    const client = await newKnownClient(test);
    const taken = await take(own, '2026-11-26T09:00:00.000Z', client.authID);
    const entries = await entriesDuring(test, () => agendaOf(own.bearer, '2026-11-23', '2026-11-29'));
    expect(entries.map(({ kind, subjects }) => [kind, subjects])).toEqual([['RESERVATION_VIEWED', [taken.id]]]);
    expect(await entriesDuring(test, () => agendaOf(own.bearer, '2026-11-30', '2026-12-06'))).toEqual([]);
  });

  it.each([
    ['a date that does not exist', '2026-02-30', '2026-03-01', 'from'],
    ['dates the wrong way round', '2026-11-24', '2026-11-23', 'to'],
    ['more than six weeks', '2026-11-01', '2026-12-13', 'to'],
  ])('refuses %s', async (_, from, to, field) => {
    const { status, body } = await ask(await signInAs(test.app, 'therapist'), from, to);
    expect(status).toBe(400);
    expect((body as unknown as { fields: { fieldName: string }[] }).fields.map(({ fieldName }) => fieldName)).toEqual([field]);
  });

  it('answers six weeks', async () => {
    expect(await agendaOf(await signInAs(test.app, 'therapist'), '2026-11-01', '2026-12-12')).toHaveLength(1);
  });

  it('refuses: a client', async () => {
    const { bearer } = await newClient(test.app);
    expect((await ask(bearer, '2026-11-23')).status).toBe(403);
  });
});
