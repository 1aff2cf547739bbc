import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AvailabilityDay, Schedule } from '#contract/booking/booking.schema.ts';
import { availabilityOf, unchangedUntil, type AvailabilityInput, type Stretch } from './availability.ts';
import { addDays, dayCount, localDate, minutesOfDay, weekdayOf } from './zoned-time.ts';

// The same cases in every run; PROVE_SEED looks at others.
fc.configureGlobal({ seed: Number(process.env['PROVE_SEED'] ?? 20_261_123) });

type Hours = Omit<Schedule, 'userId'>;

const morning: Hours = {
  timeZone: 'Africa/Tunis',
  weekly: [{ weekday: 1, intervals: [{ start: '09:00', end: '11:00' }] }],
  seasons: [],
  slotIntervalMinutes: 30,
  bufferAfterMinutes: 10,
  minimumNoticeHours: 12,
  moneyOrderNoticeHours: 48,
  horizonDays: 60,
};

const monday = '2026-11-23';
const base: AvailabilityInput = {
  schedule: morning,
  durationMinutes: 50,
  daysOff: [],
  blocked: [],
  from: monday,
  to: monday,
  now: new Date('2026-11-16T08:00:00Z'),
  isOnlineOpen: false,
  isMoneyOrderOpen: true,
};
const stretch = (start: string, end: string): Stretch => ({ start: new Date(start), end: new Date(end) });
const only = (input: Partial<AvailabilityInput>): AvailabilityDay => {
  const [day] = availabilityOf({ ...base, ...input });
  if (!day) throw new Error('no day');
  return day;
};
const times = (day: AvailabilityDay) => day.slots.map(({ startDateTime }) => startDateTime.slice(11, 16));

describe('availability of a day', () => {
  it('lays sessions on the grid from the start of the interval; the session, not its buffer, ends inside', () => {
    expect(times(only({}))).toEqual(['08:00', '08:30', '09:00']);
    expect(times(only({ durationMinutes: 60 }))).toEqual(['08:00', '08:30', '09:00']);
    expect(times(only({ durationMinutes: 61 }))).toEqual(['08:00', '08:30']);
    expect(only({}).slots[0]).toEqual({
      startDateTime: '2026-11-23T08:00:00.000Z',
      endDateTime: '2026-11-23T08:50:00.000Z',
      paymentMethods: ['MONEY_ORDER'],
    });
  });

  it('has no slot on a closed day, a past one, within the notice or beyond the horizon', () => {
    expect(only({ from: '2026-11-24', to: '2026-11-24' }).state).toBe('NONE');
    expect(only({ from: '2026-11-09', to: '2026-11-09' }).state).toBe('NONE');
    expect(only({ now: new Date('2026-11-22T08:00:00Z') }).state).toBe('NONE');
    expect(only({ schedule: { ...morning, horizonDays: 6 } }).state).toBe('NONE');
    expect(only({ schedule: { ...morning, horizonDays: 7 } }).state).toBe('AVAILABLE');
  });

  it('lets a season replace the week while it lasts', () => {
    const season = { from: monday, to: monday, weekly: [{ weekday: 1, intervals: [{ start: '15:00', end: '16:00' }] }] };
    expect(times(only({ schedule: { ...morning, seasons: [season] } }))).toEqual(['14:00']);
    expect(only({ schedule: { ...morning, seasons: [{ ...season, weekly: [] }] } }).state).toBe('NONE');
    expect(times(only({ schedule: { ...morning, seasons: [{ ...season, from: '2026-11-24', to: '2026-12-24' }] } }))).toHaveLength(3);
  });

  it('keeps the grid where days off take the first half', () => {
    const half = only({ daysOff: [stretch('2026-11-23T00:00:00Z', '2026-11-23T08:45:00Z')] });
    expect([half.state, times(half)]).toEqual(['AVAILABLE', ['09:00']]);
    expect(only({ daysOff: [stretch('2026-11-20T00:00:00Z', '2026-11-25T00:00:00Z')] }).state).toBe('DAY_OFF');
  });

  it('is fully reserved only if reservations alone leave nothing', () => {
    const whole = stretch('2026-11-23T08:00:00Z', '2026-11-23T10:00:00Z');
    expect(only({ blocked: [whole] }).state).toBe('FULLY_RESERVED');
    expect(only({ blocked: [whole], daysOff: [whole] }).state).toBe('DAY_OFF');
    expect(only({ blocked: [whole], from: '2026-11-24', to: '2026-11-24' }).state).toBe('NONE');
  });

  it('keeps the buffers of both sides free, as the constraint sees them', () => {
    expect(times(only({ blocked: [stretch('2026-11-23T08:00:00Z', '2026-11-23T09:00:00Z')] }))).toEqual(['09:00']);
    expect(times(only({ blocked: [stretch('2026-11-23T09:30:00Z', '2026-11-23T10:30:00Z')] }))).toEqual(['08:00', '08:30']);
    expect(times(only({ blocked: [stretch('2026-11-23T09:29:00Z', '2026-11-23T10:30:00Z')] }))).toEqual(['08:00']);
  });

  it('lists the ways a slot can still be paid, and no slot without one', () => {
    const close = { now: new Date('2026-11-21T08:30:00Z') };
    expect(times(only(close))).toEqual(['08:30', '09:00']);
    const open = only({ ...close, isOnlineOpen: true });
    expect(open.slots.map(({ paymentMethods }) => paymentMethods)).toEqual([
      ['ONLINE'],
      ['ONLINE', 'MONEY_ORDER'],
      ['ONLINE', 'MONEY_ORDER'],
    ]);
  });
});

describe('until when it stays as it is', () => {
  const untilFrom = (now: string, given: Partial<AvailabilityInput> = {}, firstLapse?: number) =>
    new Date(unchangedUntil({ ...base, ...given, now: new Date(now) }, firstLapse)).toISOString();

  it('ends with the day where nothing comes too close, and at a change of clocks with the day of the clocks', () => {
    expect(untilFrom('2026-11-16T08:00:00Z')).toBe('2026-11-16T23:00:00.000Z');
    const paris = { schedule: { ...morning, timeZone: 'Europe/Paris' }, from: '2026-10-25', to: '2026-10-25' };
    expect(untilFrom('2026-10-24T22:30:00Z', paris)).toBe('2026-10-25T23:00:00.000Z');
  });

  it('ends once a session is too close to be booked, or to be paid for by money order', () => {
    // Sessions at 08:00, 08:30 and 09:00 UTC; a notice that is just kept is enough.
    expect(untilFrom('2026-11-22T19:40:00Z')).toBe('2026-11-22T20:00:00.001Z');
    expect(untilFrom('2026-11-22T20:00:00Z')).toBe('2026-11-22T20:00:00.001Z');
    expect(untilFrom('2026-11-22T20:00:00.001Z')).toBe('2026-11-22T20:30:00.001Z');
    expect(untilFrom('2026-11-21T07:50:00Z')).toBe('2026-11-21T08:00:00.001Z');
    // The hold of a money order lasts until a day before.
    expect(untilFrom('2026-11-22T07:59:00Z')).toBe('2026-11-22T08:00:00.000Z');
  });

  it('ends where a hold lapses before all that', () => {
    expect(untilFrom('2026-11-16T08:00:00Z', {}, Date.parse('2026-11-16T08:15:00Z'))).toBe('2026-11-16T08:15:00.000Z');
  });
});

const time = (minutes: number) => `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
const twoIntervals = fc
  .uniqueArray(fc.integer({ min: 0, max: 24 * 12 }), { minLength: 4, maxLength: 4 })
  .map((fives) => [...fives].sort((a, b) => a - b).map((each) => time(each * 5)))
  .map(([a = '', b = '', c = '', d = '']) => [
    { start: a, end: b },
    { start: c, end: d },
  ]);

/** Stretches around a change of clocks, in the zones that have one then. */
const change = fc.constantFrom(
  { timeZone: 'Europe/Paris', date: '2026-10-25' },
  { timeZone: 'Europe/Paris', date: '2027-03-28' },
  { timeZone: 'Africa/Casablanca', date: '2027-02-07' },
  { timeZone: 'Africa/Casablanca', date: '2027-03-14' },
  { timeZone: 'America/New_York', date: '2026-11-01' },
  { timeZone: 'America/New_York', date: '2027-03-14' },
  { timeZone: 'Africa/Tunis', date: '2026-12-31' },
);

const input: fc.Arbitrary<AvailabilityInput> = fc
  .record({
    change,
    weekly: fc.array(twoIntervals, { minLength: 7, maxLength: 7 }),
    slotIntervalMinutes: fc.constantFrom(5, 15, 30, 45, 60),
    bufferAfterMinutes: fc.constantFrom(0, 5, 10, 30),
    durationMinutes: fc.constantFrom(30, 50, 60, 80),
    hoursBefore: fc.integer({ min: 0, max: 96 }),
    isOnlineOpen: fc.boolean(),
    isMoneyOrderOpen: fc.boolean(),
    horizonDays: fc.integer({ min: 1, max: 8 }),
    taken: fc.array(fc.tuple(fc.integer({ min: -200, max: 900 }), fc.integer({ min: 1, max: 48 })), { maxLength: 12 }),
    off: fc.array(fc.tuple(fc.integer({ min: -200, max: 900 }), fc.integer({ min: 1, max: 300 })), { maxLength: 2 }),
  })
  .map((drawn) => {
    const midnight = Date.parse(drawn.change.date);
    const stretches = (pairs: [number, number][]): Stretch[] =>
      pairs.map(([start, length]) => ({
        start: new Date(midnight + start * 300_000),
        end: new Date(midnight + (start + length) * 300_000),
      }));
    return {
      schedule: {
        timeZone: drawn.change.timeZone,
        weekly: drawn.weekly.map((intervals, weekday) => ({ weekday, intervals })),
        seasons: [],
        slotIntervalMinutes: drawn.slotIntervalMinutes,
        bufferAfterMinutes: drawn.bufferAfterMinutes,
        minimumNoticeHours: 12,
        moneyOrderNoticeHours: 48,
        horizonDays: drawn.horizonDays,
      },
      durationMinutes: drawn.durationMinutes,
      daysOff: stretches(drawn.off),
      blocked: stretches(drawn.taken),
      from: addDays(drawn.change.date, -1),
      to: addDays(drawn.change.date, 2),
      now: new Date(midnight - drawn.hoursBefore * 3_600_000),
      isOnlineOpen: drawn.isOnlineOpen,
      isMoneyOrderOpen: drawn.isMoneyOrderOpen,
    };
  });

const slotsOf = (given: AvailabilityInput) =>
  availabilityOf(given).flatMap(({ date, slots }) =>
    slots.map((slot) => ({ ...slot, date, start: Date.parse(slot.startDateTime), end: Date.parse(slot.endDateTime) })),
  );
const meet = (a: { start: number; end: number }, b: Stretch) => a.start < b.end.getTime() && b.start.getTime() < a.end;
const formats = new Map<string, Intl.DateTimeFormat>();
const formatIn = (timeZone: string) => {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  formats.set(timeZone, format);
  return format;
};
const shownAt = (timeZone: string, instant: number) => {
  const [date = '', clock = ''] = formatIn(timeZone).format(instant).split(' ');
  return { date, minutes: minutesOfDay(clock.slice(0, 5)) };
};
const runs = { numRuns: 300 };

describe('availability, whatever the schedule', { timeout: 30_000 }, () => {
  it('stays as it is until the instant that is told, and no page is kept longer than a day', () => {
    fc.assert(
      fc.property(input, (given) => {
        const now = given.now.getTime();
        const until = unchangedUntil(given);
        expect(until).toBeGreaterThan(now);
        expect(until - now).toBeLessThanOrEqual(25 * 3_600_000);
        const days = availabilityOf(given);
        for (const at of [until - 1, Math.floor((now + until) / 2)]) expect(availabilityOf({ ...given, now: new Date(at) })).toEqual(days);
      }),
      runs,
    );
  });

  it('offers nothing that meets a reservation, buffers included, or a day off', () => {
    fc.assert(
      fc.property(input, (given) => {
        const bufferMs = given.schedule.bufferAfterMinutes * 60_000;
        for (const { start, end } of slotsOf(given)) {
          expect(given.blocked.some((each) => meet({ start, end: end + bufferMs }, each))).toBe(false);
          expect(given.daysOff.some((each) => meet({ start, end }, each))).toBe(false);
        }
      }),
      runs,
    );
  });

  it('stays inside the hours the wall clock shows, on the day it says, through changes of clocks', () => {
    fc.assert(
      fc.property(input, (given) => {
        const { timeZone, weekly } = given.schedule;
        for (const { date, start, end } of slotsOf(given)) {
          const from = shownAt(timeZone, start);
          // The last minute of the session, so that one ending at midnight still counts for its day.
          const to = shownAt(timeZone, end - 60_000);
          expect([from.date, to.date]).toEqual([date, date]);
          const isInside = weekly
            .filter(({ weekday }) => weekday === weekdayOf(date))
            .flatMap(({ intervals }) => intervals)
            .some((each) => from.minutes >= minutesOfDay(each.start) && to.minutes + 1 <= minutesOfDay(each.end));
          expect(isInside).toBe(true);
          expect((end - start) / 60_000).toBe(given.durationMinutes);
        }
      }),
      runs,
    );
  });

  it('keeps to the grid of its interval on days whose clocks do not change', () => {
    fc.assert(
      fc.property(input, (given) => {
        const { timeZone, weekly, slotIntervalMinutes } = given.schedule;
        const still = { ...given, from: addDays(given.from, 2) };
        for (const { date, start } of slotsOf(still)) {
          const { minutes } = shownAt(timeZone, start);
          const starts = weekly
            .filter(({ weekday }) => weekday === weekdayOf(date))
            .flatMap(({ intervals }) => intervals)
            .map((each) => minutes - minutesOfDay(each.start));
          expect(starts.some((since) => since >= 0 && since % slotIntervalMinutes === 0)).toBe(true);
        }
      }),
      runs,
    );
  });

  it('keeps to notice and horizon, and lists no slot that cannot be paid', () => {
    fc.assert(
      fc.property(input, (given) => {
        const last = addDays(localDate(given.schedule.timeZone, given.now), given.schedule.horizonDays);
        for (const { date, start, paymentMethods } of slotsOf(given)) {
          const hours = (start - given.now.getTime()) / 3_600_000;
          expect(hours).toBeGreaterThanOrEqual(given.isOnlineOpen ? 12 : 48);
          const byMoneyOrder = given.isMoneyOrderOpen && hours >= 48;
          expect(paymentMethods).toEqual([...(given.isOnlineOpen ? ['ONLINE'] : []), ...(byMoneyOrder ? ['MONEY_ORDER'] : [])]);
          expect(paymentMethods).not.toEqual([]);
          expect(date <= last).toBe(true);
        }
      }),
      runs,
    );
  });

  it('never gains a slot from one more reservation or day off, nor loses one it does not touch', () => {
    fc.assert(
      fc.property(input, fc.integer({ min: -200, max: 900 }), fc.integer({ min: 1, max: 48 }), (given, at, length) => {
        const start = Date.parse(given.from) + at * 300_000;
        const more: Stretch = { start: new Date(start), end: new Date(start + length * 300_000) };
        const before = slotsOf(given);
        const after = new Set(slotsOf({ ...given, blocked: [...given.blocked, more] }).map((each) => each.start));
        const bufferMs = given.schedule.bufferAfterMinutes * 60_000;
        const expected = before.filter((each) => !meet({ start: each.start, end: each.end + bufferMs }, more)).map((each) => each.start);
        expect([...after]).toEqual(expected);
        const afterDayOff = slotsOf({ ...given, daysOff: [...given.daysOff, more] });
        expect(afterDayOff.map((each) => each.start)).toEqual(before.filter((each) => !meet(each, more)).map((each) => each.start));
      }),
      runs,
    );
  });

  it('tells the state of a day by what alone empties it', () => {
    fc.assert(
      fc.property(input, (given) => {
        const days = availabilityOf(given);
        const unreserved = availabilityOf({ ...given, blocked: [] });
        const bare = availabilityOf({ ...given, blocked: [], daysOff: [] });
        expect(days.map(({ date }) => date)).toEqual(
          Array.from({ length: dayCount(given.from, given.to) }, (_, index) => addDays(given.from, index)),
        );
        days.forEach((day, index) => {
          const expected =
            day.slots.length > 0
              ? 'AVAILABLE'
              : unreserved[index]?.slots.length
                ? 'FULLY_RESERVED'
                : bare[index]?.slots.length
                  ? 'DAY_OFF'
                  : 'NONE';
          expect(day.state).toBe(expected);
        });
      }),
      runs,
    );
  });
});
