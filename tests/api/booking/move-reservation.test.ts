import { beforeAll, describe, expect, it } from 'vitest';
import {
  cancelOwnReservation,
  createDaysOff,
  decideReservation,
  moveOwnReservation,
  moveReservation,
  takeReservation,
} from '#contract/booking/booking.endpoints.ts';
import { call, newClient, signInAs } from '#tests/support/api.ts';
import { entriesDuring } from '#tests/support/audit.ts';
import { book, bookingOf, newTherapist, paymentStatus, signInAgain, slotsOn, storedReservation } from '#tests/support/booking.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { startOfferApp } from '#tests/support/offer-app.ts';
import { paidAppointment } from '#tests/support/paid-appointment.ts';

const { test } = await startOfferApp();

let therapist: Awaited<ReturnType<typeof newTherapist>>;
beforeAll(async () => {
  therapist = await newTherapist(test);
});

const move = (id: string, startDateTime: string, changes: object = {}, bearer: string | null = therapist.bearer) =>
  call(test.app, moveReservation, { parameters: { id }, body: { startDateTime, ...changes }, ...(bearer ? { bearer } : {}) });

const paidFor = (startDateTime: string, options: { isAccepted?: boolean } = {}) => paidAppointment(test, therapist, startDateTime, options);

describe('PUT /v1/booking/reservation/{id}/time', () => {
  it('succeeds: an accepted one stays accepted, its old slot is free, its client is told with the new file', async () => {
    const { id, email } = await paidFor('2026-12-01T09:00:00.000Z');
    const entries = await entriesDuring(test, async () => {
      const { status, body } = await move(id, '2026-12-02T10:00:00.000Z', { message: 'Une audience.' });
      expect([status, body.status, body.startDateTime, body.endDateTime]).toEqual([
        200,
        'ACCEPTED',
        '2026-12-02T10:00:00.000Z',
        '2026-12-02T10:30:00.000Z',
      ]);
      expect(body.history.at(-1)).toMatchObject({ event: 'MOVED_BY_STAFF', by: 'STAFF', from: 'ACCEPTED', to: 'ACCEPTED' });
    });
    expect(entries).toMatchObject([{ kind: 'RESERVATION_MOVED', subjects: [id], detail: null }]);
    const starts = (await slotsOn(test, therapist, '2026-12-01', '2026-12-02')).map(({ startDateTime }) => startDateTime);
    expect(starts).toContain('2026-12-01T09:00:00.000Z');
    expect(starts).not.toContain('2026-12-02T10:00:00.000Z');
    const letter = (await mailsTo(test, email)).find(({ subject }) => subject === 'Votre rendez-vous change d’horaire');
    expect(letter?.text).toContain('Le cabinet l’a déplacé à ce nouvel horaire.');
    expect(letter?.text).toContain('Une audience.');
    expect(letter?.text).toContain('mercredi 2 décembre');
    expect(letter?.calendarFile).toContain('DTSTART:20261202T100000Z');
    // Its therapist has moved it, and has nothing to learn.
    expect((await mailsTo(test, therapist.email)).some(({ subject }) => /nouvel horaire/.test(subject))).toBe(false);
  });

  it('one that waits for a decision goes on waiting; to where it is nothing changes', async () => {
    const { id } = await paidFor('2026-12-03T09:00:00.000Z', { isAccepted: false });
    expect((await move(id, '2026-12-03T11:00:00.000Z')).body.status).toBe('ON_STAND_BY');
    const looks = await entriesDuring(test, async () => {
      const again = await move(id, '2026-12-03T11:00:00.000Z');
      expect([again.status, again.body.history.filter(({ event }) => event === 'MOVED_BY_STAFF').length]).toEqual([200, 1]);
    });
    expect(looks.map(({ kind }) => kind)).toEqual(['RESERVATION_VIEWED']);
  });

  it('refuses: a slot that is taken, with three others; the past; what is not on offer, unless on purpose', async () => {
    const [one, two] = [await paidFor('2026-12-07T09:00:00.000Z'), await paidFor('2026-12-07T11:00:00.000Z')];
    for (const changes of [{}, { outsideHours: true }]) {
      const { status, problem } = await move(one.id, '2026-12-07T11:00:00.000Z', changes);
      expect([status, problem.reason, problem.alternatives?.length]).toEqual([409, 'SLOT_TAKEN', 3]);
    }
    expect((await storedReservation(test, one.id)).startDateTime.toISOString()).toBe('2026-12-07T09:00:00.000Z');
    expect((await move(one.id, '2026-11-10T09:00:00.000Z', { outsideHours: true })).problem.reason).toBe('SLOT_NOT_OFFERED');
    const night = '2026-12-07T20:00:00.000Z';
    expect((await move(one.id, night)).problem.reason).toBe('SLOT_NOT_OFFERED');
    const day = { startDateTime: '2026-12-08T07:00:00.000Z', endDateTime: '2026-12-08T20:00:00.000Z' };
    expect((await call(test.app, createDaysOff, { bearer: therapist.bearer, body: day })).status).toBe(201);
    expect((await move(one.id, '2026-12-08T09:00:00.000Z')).problem.reason).toBe('SLOT_NOT_OFFERED');
    const entries = await entriesDuring(test, async () => expect((await move(one.id, night, { outsideHours: true })).status).toBe(200));
    expect(entries).toMatchObject([{ kind: 'RESERVATION_MOVED', detail: 'OUTSIDE_HOURS' }]);
    // It is not in its own way.
    expect((await move(two.id, '2026-12-07T11:30:00.000Z')).status).toBe(200);
  });

  it('refuses: what is not paid, is over, or has begun', async () => {
    const client = await newClient(test.app);
    const { body: held } = await book(test, client.bearer, bookingOf(therapist, '2026-12-09T09:00:00.000Z'));
    expect((await move(held.id, '2026-12-09T11:00:00.000Z')).problem.reason).toBe('INVALID_TRANSITION');
    const { id } = await paidFor('2026-12-09T13:30:00.000Z');
    await call(test.app, decideReservation, { bearer: therapist.bearer, parameters: { id }, body: { status: 'CANCELLED', reason: 'x' } });
    expect((await move(id, '2026-12-10T09:00:00.000Z')).problem.reason).toBe('INVALID_TRANSITION');
  });

  it('its client, who did not choose the time, may cancel it free of charge until it starts', async () => {
    const { id, email } = await paidFor('2026-12-14T09:00:00.000Z');
    test.clock.set('2026-12-13T18:00:00.000Z');
    therapist = { ...therapist, bearer: await signInAgain(test, therapist.email) };
    expect((await move(id, '2026-12-14T13:30:00.000Z', { outsideHours: true })).status).toBe(200);
    const bearer = await signInAgain(test, email);
    const { body } = await call(test.app, cancelOwnReservation, { bearer, parameters: { id } });
    expect(body).toMatchObject({ status: 'CANCELLED', late: false });
    expect(await paymentStatus(test, id)).toBe('REFUND_DUE');
  });

  it('nor does it once it is approved after that; a move of their own is theirs again', async () => {
    const { id, email } = await paidFor('2026-12-17T09:00:00.000Z', { isAccepted: false });
    expect((await move(id, '2026-12-17T13:30:00.000Z')).status).toBe(200);
    const approval = { bearer: therapist.bearer, parameters: { id }, body: { status: 'ACCEPTED' } };
    expect((await call(test.app, decideReservation, approval)).status).toBe(200);
    const bearer = await signInAgain(test, email);
    const own = (startDateTime: string) => call(test.app, moveOwnReservation, { bearer, parameters: { id }, body: { startDateTime } });
    expect((await own('2026-12-18T09:00:00.000Z')).body.rescheduleCount).toBe(0);
    expect((await own('2026-12-18T13:30:00.000Z')).body.rescheduleCount).toBe(1);
  });

  it('one that is moved to the next day is not reminded of at once, and what began stays where it was', async () => {
    const body = {
      therapistId: therapist.therapistId,
      serviceId: therapist.serviceId,
      mode: 'OFFICE',
      status: 'ACCEPTED',
      paymentKind: 'OFFICE',
      startDateTime: '2026-12-21T09:00:00.000Z',
      temporaryUser: { firstName: 'Nour', lastName: 'Hamdi', phoneNumber: '+21671000555', email: 'deplacee@exemple.test' },
    };
    const taken = await call(test.app, takeReservation, { bearer: therapist.bearer, body });
    await mailsTo(test, 'deplacee@exemple.test');
    test.clock.set('2026-12-14T10:00:00.000Z');
    therapist = { ...therapist, bearer: await signInAgain(test, therapist.email) };
    expect((await move(taken.body.id, '2026-12-15T09:00:00.000Z', { outsideHours: true })).status).toBe(200);
    const subjects = (await mailsTo(test, 'deplacee@exemple.test')).map(({ subject }) => subject);
    expect(subjects.filter((subject) => /rappel/i.test(subject))).toEqual([]);
    test.clock.set('2026-12-15T09:10:00.000Z');
    therapist = { ...therapist, bearer: await signInAgain(test, therapist.email) };
    expect((await move(taken.body.id, '2026-12-16T09:00:00.000Z')).problem.reason).toBe('INVALID_TRANSITION');
  });

  it('who may: the practice for its own; to another therapist it looks like none; the desk’s move is no client’s', async () => {
    const { id, bearer } = await paidFor('2026-12-28T09:00:00.000Z', { isAccepted: false });
    expect((await move(id, '2026-12-28T11:00:00.000Z', {}, null)).status).toBe(401);
    expect((await move(id, '2026-12-28T11:00:00.000Z', {}, bearer)).status).toBe(403);
    const other = await newTherapist(test);
    expect((await move(id, '2026-12-28T11:00:00.000Z', {}, other.bearer)).status).toBe(404);
    const asked = async () =>
      (await mailsTo(test, therapist.email)).filter(({ subject }) => subject === 'Un nouvel horaire vous est demandé').length;
    const before = await asked();
    expect((await move(id, '2026-12-28T11:00:00.000Z', {}, await signInAs(test.app, 'admin'))).status).toBe(200);
    // By notification alone: the letter of this name tells of a client who waits for an answer.
    expect(await asked()).toBe(before);
  });
});
