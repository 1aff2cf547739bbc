import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readOpeningHours } from '#contract/booking/opening-hours.endpoints.ts';
import { openingHoursOf } from '#server/modules/booking/read-opening-hours.ts';
import { services } from '#server/modules/therapist/therapist.tables.ts';
import { call } from '#tests/support/api.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const day = (weekday: number, ...intervals: [string, string][]) => ({
  weekday,
  intervals: intervals.map(([start, end]) => ({ start, end })),
});
// A Monday.
const today = '2026-11-16';

describe('openingHoursOf', () => {
  it('joins what several have, where they meet and where they overlap', () => {
    const one = { weekly: [day(1, ['09:00', '12:00'], ['14:00', '18:00'])], seasons: [] };
    const other = { weekly: [day(1, ['10:00', '14:00'], ['19:00', '20:00'])], seasons: [] };
    expect(openingHoursOf([one, other], today)).toEqual([
      { weekday: 1, opens: '09:00', closes: '18:00' },
      { weekday: 1, opens: '19:00', closes: '20:00' },
    ]);
  });

  it('takes the season that holds a day of the coming week, and lists the days from Sunday on', () => {
    const weekly = [day(0, ['10:00', '11:00']), day(1, ['09:00', '12:00']), day(3, ['09:00', '12:00'])];
    const seasons = [{ from: '2026-11-18', to: '2026-11-20', weekly: [day(3, ['20:00', '22:00'])] }];
    expect(openingHoursOf([{ weekly, seasons }], today)).toEqual([
      { weekday: 0, opens: '10:00', closes: '11:00' },
      { weekday: 1, opens: '09:00', closes: '12:00' },
      { weekday: 3, opens: '20:00', closes: '22:00' },
    ]);
    expect(openingHoursOf([], today)).toEqual([]);
  });
});

describe('GET /v1/booking/opening-hours', () => {
  let test: TestApp;
  beforeAll(async () => void (test = await startTestApp()));
  afterAll(() => test.close());

  it('tells anyone when somebody can be met, and nothing while nobody has a session on offer', async () => {
    const { status, body } = await call(test.app, readOpeningHours);
    expect([status, body.timeZone]).toEqual([200, 'Africa/Tunis']);
    expect(body.days).toContainEqual({ weekday: 1, opens: '09:00', closes: '13:00' });
    expect(body.days.map(({ weekday }) => weekday)).not.toContain(0);
    await test.deps.db.update(services).set({ isActive: false });
    expect((await call(test.app, readOpeningHours)).body.days).toEqual([]);
  });
});
