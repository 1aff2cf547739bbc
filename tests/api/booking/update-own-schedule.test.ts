import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readOwnSchedule, updateOwnSchedule } from '#contract/booking/booking.endpoints.ts';
import type { Schedule } from '#contract/booking/booking.schema.ts';
import { call, signInAs } from '#tests/support/api.ts';
import { aMonday, demonstrationOffer, slotsOn } from '#tests/support/booking.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let bearer: string;
beforeAll(async () => {
  test = await startTestApp();
  bearer = await signInAs(test.app, 'therapist');
});
afterAll(() => test.close());

const schedule: Omit<Schedule, 'userId'> = {
  timeZone: 'Africa/Tunis',
  weekly: [{ weekday: 1, intervals: [{ start: '08:00', end: '10:00' }] }],
  seasons: [{ from: '2027-02-08', to: '2027-03-09', weekly: [{ weekday: 1, intervals: [{ start: '10:00', end: '24:00' }] }] }],
  slotIntervalMinutes: 60,
  bufferAfterMinutes: 0,
  minimumNoticeHours: 24,
  moneyOrderNoticeHours: 72,
  horizonDays: 90,
};
const save = (changes: object, as: string | undefined = bearer) =>
  call(test.app, updateOwnSchedule, { ...(as ? { bearer: as } : {}), body: { ...schedule, ...changes } });
const mondays = (...intervals: { start: string; end: string }[]) => ({ weekly: [{ weekday: 1, intervals }] });

describe('PUT /v1/booking/schedule/self', () => {
  it('succeeds: what is saved is read again, and is what availability offers', async () => {
    const { status, body } = await save({});
    expect(status).toBe(200);
    expect(body).toMatchObject(schedule);
    expect((await call(test.app, readOwnSchedule, { bearer })).body).toEqual({ ...schedule, userId: body.userId });
    const offered = await slotsOn(test, await demonstrationOffer(test), aMonday);
    expect(offered.map(({ startDateTime }) => startDateTime.slice(11, 16))).toEqual(['07:00', '08:00']);
  });

  it.each([
    ['an unknown zone', { timeZone: 'Mars/Olympus' }, 'timeZone'],
    ['an interval that ends before it starts', mondays({ start: '12:00', end: '09:00' }), 'weekly.0.intervals.0'],
    ['an empty interval', mondays({ start: '12:00', end: '12:00' }), 'weekly.0.intervals.0'],
    ['two that overlap', mondays({ start: '09:00', end: '12:00' }, { start: '11:00', end: '13:00' }), 'weekly.0.intervals.1'],
    [
      'two that overlap in two entries of one weekday',
      {
        weekly: [
          { weekday: 2, intervals: [{ start: '09:00', end: '12:00' }] },
          { weekday: 2, intervals: [{ start: '11:00', end: '13:00' }] },
        ],
      },
      'weekly.1.intervals.0',
    ],
    ['a season that ends before it starts', { seasons: [{ from: '2027-03-09', to: '2027-02-08', weekly: [] }] }, 'seasons.0.to'],
    [
      'two seasons that overlap',
      {
        seasons: [
          { from: '2027-02-08', to: '2027-03-09', weekly: [] },
          { from: '2027-03-09', to: '2027-08-31', weekly: [] },
        ],
      },
      'seasons.1.from',
    ],
    ['a date that does not exist', { seasons: [{ from: '2027-02-30', to: '2027-03-08', weekly: [] }] }, 'seasons.0.from'],
    [
      'overlapping hours of a season',
      {
        seasons: [
          {
            from: '2027-02-01',
            to: '2027-03-08',
            ...mondays({ start: '09:00', end: '12:00' }, { start: '11:59', end: '13:00' }),
          },
        ],
      },
      'seasons.0.weekly.0.intervals.1',
    ],
    ['a ninth weekday', { weekly: [{ weekday: 8, intervals: [] }] }, 'weekly.0.weekday'],
    ['a time that no clock shows', mondays({ start: '25:00', end: '26:00' }), 'weekly.0.intervals.0.start'],
    ['a grid finer than five minutes', { slotIntervalMinutes: 1 }, 'slotIntervalMinutes'],
    ['a money order notice below a day', { moneyOrderNoticeHours: 23 }, 'moneyOrderNoticeHours'],
  ])('refuses: %s', async (_, changes, fieldName) => {
    const { status, problem } = await save(changes);
    expect([status, problem.fields?.[0]?.fieldName]).toEqual([400, fieldName]);
  });

  it('takes two intervals that touch', async () => {
    expect((await save(mondays({ start: '09:00', end: '12:00' }, { start: '12:00', end: '13:00' }))).status).toBe(200);
  });

  it('who may: not a client; an administrator without a practice has none to save', async () => {
    expect((await call(test.app, updateOwnSchedule, { body: schedule })).status).toBe(401);
    expect((await save({}, await signInAs(test.app, 'client'))).status).toBe(403);
    expect((await save({}, await signInAs(test.app, 'admin'))).status).toBe(404);
  });
});
