import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAvailability, readOwnSchedule, updateOwnSchedule, updateSchedule } from '#contract/booking/booking.endpoints.ts';
import type { Schedule } from '#contract/booking/booking.schema.ts';
import { previewSchedule } from '#contract/booking/schedule.endpoints.ts';
import { call, newClient, signInAs } from '#tests/support/api.ts';
import { entriesDuring } from '#tests/support/audit.ts';
import { aMonday, newTherapist, takeForKnown } from '#tests/support/booking.ts';
import { newKnownClient, newStaff } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test.close());

const aTuesday = '2026-12-01';
const hours: Omit<Schedule, 'userId'> = {
  timeZone: 'Africa/Tunis',
  weekly: [{ weekday: 1, intervals: [{ start: '09:00', end: '11:00' }] }],
  seasons: [{ from: aTuesday, to: aTuesday, weekly: [{ weekday: 2, intervals: [{ start: '14:00', end: '14:30' }] }], label: 'Un jour' }],
  slotIntervalMinutes: 30,
  bufferAfterMinutes: 0,
  minimumNoticeHours: 12,
  moneyOrderNoticeHours: 48,
  horizonDays: 60,
};
const preview = (bearer: string | undefined, changes: object = {}) =>
  call(test.app, previewSchedule, {
    ...(bearer && { bearer }),
    body: { ...hours, durationMinutes: 30, from: aMonday, to: aTuesday, ...changes },
  });

/** A therapist with an accepted session on the Monday, from 9:30 to 10:00 in Tunis, and one at 17:00. */
async function booked() {
  const therapist = await newTherapist(test);
  const { authID } = await newKnownClient(test);
  for (const time of ['08:30', '16:00']) await takeForKnown(test, therapist, `${aMonday}T${time}:00.000Z`, authID);
  return therapist;
}

describe('POST /v1/booking/schedule/preview', () => {
  it('succeeds: exactly what the calendar offers once these hours are saved, and nothing is written', async () => {
    const therapist = await booked();
    const before = (await call(test.app, readOwnSchedule, { bearer: therapist.bearer })).body;
    const { status, body } = await preview(therapist.bearer);
    expect(status).toBe(200);
    const times = body.days.map(({ date, state, slots }) => [
      date,
      state,
      ...slots.map(({ startDateTime }) => startDateTime.slice(11, 16)),
    ]);
    expect(times).toEqual([
      [aMonday, 'AVAILABLE', '08:00', '09:30'],
      [aTuesday, 'AVAILABLE', '13:00'],
    ]);
    expect((await call(test.app, readOwnSchedule, { bearer: therapist.bearer })).body).toEqual(before);

    await call(test.app, updateOwnSchedule, { bearer: therapist.bearer, body: hours });
    const query = { from: aMonday, to: aTuesday, serviceId: therapist.serviceId };
    const offered = await call(test.app, readAvailability, { parameters: { slug: therapist.therapistId }, query });
    expect(offered.body.days).toEqual(body.days);
  });

  it('tells what is booked outside of them, and so does saving them; nothing of whose it is', async () => {
    const { bearer, userId } = await booked();
    const outside = [{ startDateTime: `${aMonday}T16:00:00.000Z`, endDateTime: `${aMonday}T16:30:00.000Z` }];
    expect((await preview(bearer)).body.outside).toEqual(outside);
    const closed = await preview(bearer, { weekly: [], seasons: [] });
    expect(closed.body.outside).toHaveLength(2);
    const entries = await entriesDuring(test, async () => {
      expect((await call(test.app, updateOwnSchedule, { bearer, body: hours })).body.outside).toEqual(outside);
    });
    expect(entries).toMatchObject([{ kind: 'SCHEDULE_UPDATED', subjects: [userId] }]);
    const admin = (await newStaff(test, 'ADMIN')).bearer;
    const saved = await call(test.app, updateSchedule, { bearer: admin, parameters: { userId }, body: { ...hours, weekly: [] } });
    expect(saved.body.outside).toHaveLength(2);
    expect((await call(test.app, readOwnSchedule, { bearer })).body.seasons).toEqual(hours.seasons);
  });

  it('counts what lasts over midnight as inside where both days are open there', async () => {
    const therapist = await newTherapist(test);
    const { authID } = await newKnownClient(test);
    await takeForKnown(test, therapist, `${aMonday}T22:45:00.000Z`, authID);
    const overMidnight = (end: string) => [
      { weekday: 1, intervals: [{ start: '22:00', end }] },
      { weekday: 2, intervals: [{ start: '00:00', end: '01:00' }] },
    ];
    const outsideOf = async (end: string) =>
      (await preview(therapist.bearer, { weekly: overMidnight(end), seasons: [] })).body.outside.length;
    expect([await outsideOf('24:00'), await outsideOf('23:55')]).toEqual([0, 1]);
  });

  it('refuses hours that meet, dates that are too far apart, and a person who is no therapist', async () => {
    const { bearer } = await newTherapist(test);
    const meeting = [
      { start: '09:00', end: '11:00' },
      { start: '10:00', end: '12:00' },
    ];
    const refusal = async (changes: object, as = bearer) => {
      const { status, problem } = await preview(as, changes);
      return [status, problem.fields?.[0]?.fieldName ?? problem.ressource];
    };
    expect(await refusal({ weekly: [{ weekday: 1, intervals: meeting }] })).toEqual([400, 'weekly.0.intervals.1']);
    expect(await refusal({ to: '2027-02-30' })).toEqual([400, 'to']);
    expect(await refusal({ to: '2027-03-30' })).toEqual([400, 'to']);
    const admin = (await newStaff(test, 'ADMIN')).bearer;
    expect(await refusal({}, admin)).toEqual([404, 'SCHEDULE']);
  });

  it('who may: a therapist for themselves, SCHEDULE WRITE for any; nobody else', async () => {
    const { userId } = await newTherapist(test);
    const other = await newTherapist(test);
    const admin = (await newStaff(test, 'ADMIN')).bearer;
    expect((await preview(admin, { userId })).status).toBe(200);
    expect((await preview(other.bearer, { userId })).status).toBe(404);
    expect((await preview(undefined)).status).toBe(401);
    const client = await newClient(test.app);
    for (const bearer of [client.bearer, await signInAs(test.app, 'moderator')])
      expect((await preview(bearer)).problem.reason).toBe('ACCESS_MISMATCH');
  });
});
