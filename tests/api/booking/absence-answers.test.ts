import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  cancelOwnReservation,
  createDaysOff,
  decideReservation,
  deleteDaysOff,
  listDaysOff,
  listOwnReservations,
  moveOwnReservation,
  updateDaysOff,
} from '#contract/booking/booking.endpoints.ts';
import { reservations } from '#server/modules/booking/booking.tables.ts';
import { entriesDuring } from '#tests/support/audit.ts';
import { call, newClient, signInAs } from '#tests/support/api.ts';
import {
  book,
  bookingOf,
  newTherapist,
  paymentStatus,
  sendProof,
  signInAgain,
  slotsOn,
  storedReservation,
} from '#tests/support/booking.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { paidAppointment } from '#tests/support/paid-appointment.ts';
import { newStaff } from '#tests/support/staff.ts';
import { startOfferApp } from '#tests/support/offer-app.ts';

const { test } = await startOfferApp();

let therapist: Awaited<ReturnType<typeof newTherapist>>;
beforeAll(async () => {
  therapist = await newTherapist(test);
});

const dayStart = (date: string) => new Date(Date.parse(`${date}T00:00:00Z`) - 3_600_000).toISOString();
const wholeDay = (date: string) => ({
  startDateTime: dayStart(date),
  endDateTime: new Date(Date.parse(dayStart(date)) + 86_400_000).toISOString(),
});
const create = (body: object, bearer = therapist.bearer, key?: string) =>
  call(test.app, createDaysOff, { bearer, body, ...(key && { headers: { 'idempotency-key': key } }) });

const accepted = (startDateTime: string) => paidAppointment(test, therapist, startDateTime);

const ownOf = async (bearer: string) => (await call(test.app, listOwnReservations, { bearer })).body.items[0];

describe('an absence over accepted appointments', () => {
  it('lists who is in the way with what must be known, and writes nothing until each is answered for', async () => {
    const client = await accepted('2026-12-01T09:00:00.000Z');
    const { status, problem } = await create(wholeDay('2026-12-01'));
    expect([status, problem.reason]).toEqual([409, 'DAYS_OFF_CONFLICT']);
    expect(problem.conflicts).toMatchObject([
      {
        id: client.id,
        startDateTime: '2026-12-01T09:00:00.000Z',
        endDateTime: '2026-12-01T09:30:00.000Z',
        service: { fr: 'Suivi' },
        paidMillimes: 50_000,
        proposedTimes: null,
        client: { authID: client.authID, reach: 'MAIL' },
      },
    ]);
    expect((await slotsOn(test, therapist, '2026-12-01')).length).toBeGreaterThan(0);
    const kept = await create({ ...wholeDay('2026-12-01'), answers: [{ id: client.id, answer: 'KEEP' }] });
    expect([kept.status, kept.body.inTheWay]).toEqual([201, 1]);
    expect(await slotsOn(test, therapist, '2026-12-01')).toEqual([]);
    expect((await storedReservation(test, client.id)).status).toBe('ACCEPTED');
  });

  it('proposes three other times: by letter, on the site, free of every limit, and taken by the ordinary move', async () => {
    const client = await accepted('2026-12-02T09:00:00.000Z');
    await test.deps.db.update(reservations).set({ rescheduleCount: 2 }).where(eq(reservations.id, client.id));
    const body = { ...wholeDay('2026-12-02'), answers: [{ id: client.id, answer: 'PROPOSE' }], message: 'Une formation imprévue.' };
    const entries = await entriesDuring(test, async () => expect((await create(body)).status).toBe(201));
    expect(entries).toMatchObject([
      { kind: 'RESERVATION_TIMES_PROPOSED', subjects: [client.id] },
      { kind: 'ABSENCE_ADDED', subjects: [therapist.userId] },
    ]);
    const own = await ownOf(client.bearer);
    expect(own).toMatchObject({ status: 'ACCEPTED' });
    const times = own?.proposedTimes ?? [];
    expect(times).toHaveLength(3);
    expect(times.filter((time) => time.startsWith('2026-12-02'))).toEqual([]);
    // The absences of 1 and 2 December are left out, and the time of day is kept.
    expect(times).toContain('2026-12-03T09:00:00.000Z');
    const letters = await mailsTo(test, client.email);
    const letter = letters.find(({ subject }) => /^Action requise\s: choisissez un autre horaire$/.test(subject));
    expect(letter?.text).toContain('Une formation imprévue.');
    expect(letter?.text.match(/Autre horaire/g)).toHaveLength(3);
    expect(letter?.text).toContain('jeudi 3 décembre');
    // A day before is too late for a move of one's own, and so is a third one.
    test.clock.set('2026-12-01T20:00:00.000Z');
    const bearer = await signInAgain(test, client.email);
    const moved = await call(test.app, moveOwnReservation, {
      bearer,
      parameters: { id: client.id },
      body: { startDateTime: '2026-12-04T09:00:00.000Z' },
    });
    expect([moved.status, moved.body.rescheduleCount, moved.body.proposedTimes]).toEqual([200, 2, null]);
    expect(await paymentStatus(test, client.id)).toBe('VALIDATED');
  });

  it('does not propose the same time to two, and says which appointment has none', async () => {
    therapist = { ...therapist, bearer: await signInAgain(test, therapist.email) };
    const [one, two] = [await accepted('2026-12-08T09:00:00.000Z'), await accepted('2026-12-08T10:00:00.000Z')];
    const answers = [one, two].map(({ id }) => ({ id, answer: 'PROPOSE' }));
    const everything = { startDateTime: dayStart('2026-12-01'), endDateTime: dayStart('2027-03-01'), answers };
    const refused = await create(everything);
    expect([refused.status, refused.problem.reason, refused.problem.conflicts?.length]).toEqual([409, 'NO_TIME_TO_PROPOSE', 2]);
    expect((await create({ ...wholeDay('2026-12-08'), answers })).status).toBe(201);
    const times = [...((await ownOf(one.bearer))?.proposedTimes ?? []), ...((await ownOf(two.bearer))?.proposedTimes ?? [])];
    expect(new Set(times).size).toBe(6);
  });

  it('cancels with the amount due back, once however often it is sent; what was proposed can be cancelled late and free', async () => {
    const [one, two] = [await accepted('2026-12-15T09:00:00.000Z'), await accepted('2026-12-15T10:00:00.000Z')];
    const answers = [
      { id: one.id, answer: 'CANCEL' },
      { id: two.id, answer: 'PROPOSE' },
    ];
    const body = { ...wholeDay('2026-12-15'), answers };
    const key = crypto.randomUUID();
    const [first, again] = [await create(body, therapist.bearer, key), await create(body, therapist.bearer, key)];
    expect([first.status, again.body.id]).toEqual([201, first.body.id]);
    expect(await storedReservation(test, one.id)).toMatchObject({ status: 'CANCELLED', statusReason: null });
    expect(await paymentStatus(test, one.id)).toBe('REFUND_DUE');
    const letters = (await mailsTo(test, one.email)).map(({ subject }) => subject);
    expect(letters).toContain('Votre rendez-vous est annulé');
    test.clock.set('2026-12-15T08:00:00.000Z');
    const bearer = await signInAgain(test, two.email);
    const cancelled = await call(test.app, cancelOwnReservation, { bearer, parameters: { id: two.id } });
    expect(cancelled.body).toMatchObject({ status: 'CANCELLED', late: false });
    expect(await paymentStatus(test, two.id)).toBe('REFUND_DUE');
  });

  it('is answered for later too, by saving it again, and tells how many still stand in it', async () => {
    therapist = { ...therapist, bearer: await signInAgain(test, therapist.email) };
    const client = await accepted('2026-12-22T09:00:00.000Z');
    const body = wholeDay('2026-12-22');
    const { body: made } = await create({ ...body, answers: [{ id: client.id, answer: 'KEEP' }] });
    const countOf = async () => {
      const { body: page } = await call(test.app, listDaysOff, { bearer: therapist.bearer, query: { limit: '100' } });
      return page.items.find(({ id }) => id === made.id)?.inTheWay;
    };
    expect(await countOf()).toBe(1);
    const update = (answers?: object[]) =>
      call(test.app, updateDaysOff, {
        bearer: therapist.bearer,
        parameters: { id: made.id },
        body: { ...body, ...(answers && { answers }) },
      });
    expect((await update()).problem.conflicts?.map(({ id }) => id)).toEqual([client.id]);
    const entries = await entriesDuring(test, async () =>
      expect((await update([{ id: client.id, answer: 'CANCEL' }])).body.inTheWay).toBe(0),
    );
    expect(entries.map(({ kind }) => kind)).toEqual(['RESERVATION_CANCELLED', 'ABSENCE_CHANGED']);
    expect(await countOf()).toBe(0);
    const removed = await entriesDuring(test, () =>
      call(test.app, deleteDaysOff, { bearer: therapist.bearer, parameters: { id: made.id } }),
    );
    expect(removed).toMatchObject([{ kind: 'ABSENCE_REMOVED', subjects: [therapist.userId] }]);
  });

  it('every year: off offer on those dates, in the way of who is there then, and no longer than a year', async () => {
    const endOfYear = { startDateTime: '2025-12-28T23:00:00.000Z', endDateTime: '2025-12-29T23:00:00.000Z', yearly: true };
    const client = await accepted('2026-12-29T09:00:00.000Z');
    const refused = await create(endOfYear);
    expect(refused.problem.conflicts?.map(({ id }) => id)).toEqual([client.id]);
    const made = await create({ ...endOfYear, answers: [{ id: client.id, answer: 'PROPOSE' }] });
    expect([made.status, made.body.yearly, made.body.inTheWay]).toEqual([201, true, 1]);
    expect(await slotsOn(test, therapist, '2026-12-29')).toEqual([]);
    expect((await slotsOn(test, therapist, '2026-12-30')).length).toBeGreaterThan(0);
    const tooLong = await create({ startDateTime: dayStart('2026-01-01'), endDateTime: dayStart('2027-01-03'), yearly: true });
    expect([tooLong.status, tooLong.problem.fields?.[0]?.fieldName]).toEqual([400, 'endDateTime']);
  });

  it('an approval within a yearly one is asked again', async () => {
    const client = await newClient(test.app);
    const { body } = await book(test, client.bearer, bookingOf(therapist, '2027-01-05T09:00:00.000Z'));
    await sendProof(test, body.id, { isValid: true });
    expect((await create({ ...wholeDay('2026-01-05'), yearly: true })).status).toBe(201);
    const approval = { bearer: therapist.bearer, parameters: { id: body.id }, body: { status: 'ACCEPTED' } };
    const { status, problem } = await call(test.app, decideReservation, approval);
    expect([status, problem.reason]).toEqual([409, 'WITHIN_ABSENCE']);
    expect(problem.absence).toEqual({ startDateTime: '2027-01-04T23:00:00.000Z', endDateTime: '2027-01-05T23:00:00.000Z' });
  });

  it('who may: an administrator for a therapist; who only writes absences sees and changes no appointment', async () => {
    const client = await accepted('2027-01-06T09:00:00.000Z');
    const day = { ...wholeDay('2027-01-06'), userId: therapist.userId };
    const admin = await signInAs(test.app, 'admin');
    expect((await create(day, admin)).problem.conflicts).toHaveLength(1);
    const absences = [{ ressource: 'DAYSOFF', privileges: 5 } as const];
    const { bearer: secretary } = await newStaff(test, 'ADMIN', absences);
    expect((await create(day, secretary)).problem).toMatchObject({ reason: 'DAYS_OFF_CONFLICT', conflicts: [] });
    const byThem = await create({ ...day, answers: [{ id: client.id, answer: 'CANCEL' }] }, secretary);
    expect([byThem.status, byThem.problem.reason]).toEqual([403, 'ACCESS_MISMATCH']);
    const other = await newTherapist(test);
    const foreign = await create({ ...wholeDay('2027-01-06'), answers: [{ id: client.id, answer: 'CANCEL' }] }, other.bearer);
    // Their own absence: what is not in its way is not touched.
    expect(foreign.status).toBe(201);
    expect((await storedReservation(test, client.id)).status).toBe('ACCEPTED');
  });
});
