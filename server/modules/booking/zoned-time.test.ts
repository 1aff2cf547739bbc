import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayCount, instantsAt, isTimeZone, localDate, minutesOfDay, stretchBetween, weekdayOf } from './zoned-time.ts';

// The same cases in every run; PROVE_SEED looks at others.
fc.configureGlobal({ seed: Number(process.env['PROVE_SEED'] ?? 20_261_123) });

const zones = ['Africa/Tunis', 'Europe/Paris', 'Africa/Casablanca', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu'];

/** What a clock shows, asked of Intl afresh each time. */
function shown(timeZone: string, instant: number): { date: string; minutes: number } {
  const [date = '', time = ''] = new Date(instant).toLocaleString('sv-SE', { timeZone }).split(' ');
  return { date, minutes: minutesOfDay(time.slice(0, 5)) };
}

const zone = fc.constantFrom(...zones);
const minute = fc
  .integer({ min: Date.parse('2020-01-01') / 60_000, max: Date.parse('2036-01-01') / 60_000 })
  .map((minutes) => minutes * 60_000);

describe('the time in a zone', () => {
  it('has the date of the wall calendar', () => {
    fc.assert(fc.property(zone, minute, (timeZone, instant) => localDate(timeZone, new Date(instant)) === shown(timeZone, instant).date));
  });

  it('finds every instant again from what the clock shows', () => {
    fc.assert(
      fc.property(zone, minute, (timeZone, instant) => {
        const { date, minutes } = shown(timeZone, instant);
        expect(Object.values(instantsAt(timeZone, date, minutes))).toContain(instant);
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ['Europe/Paris', '2026-03-29', '02:30', '2026-03-29T01:00:00.000Z', '2026-03-29T01:00:00.000Z'],
    ['Europe/Paris', '2026-10-25', '02:30', '2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z'],
    ['America/New_York', '2026-03-08', '02:10', '2026-03-08T07:00:00.000Z', '2026-03-08T07:00:00.000Z'],
    ['America/New_York', '2026-11-01', '01:45', '2026-11-01T05:45:00.000Z', '2026-11-01T06:45:00.000Z'],
    ['Africa/Casablanca', '2026-02-14', '09:00', '2026-02-14T08:00:00.000Z', '2026-02-14T08:00:00.000Z'],
    ['Africa/Casablanca', '2026-02-16', '09:00', '2026-02-16T09:00:00.000Z', '2026-02-16T09:00:00.000Z'],
    ['Africa/Tunis', '2026-07-01', '24:00', '2026-07-01T23:00:00.000Z', '2026-07-01T23:00:00.000Z'],
  ])('%s on %s at %s', (timeZone, date, time, earlier, later) => {
    const found = instantsAt(timeZone, date, minutesOfDay(time));
    expect([found.earlier, found.later].map((instant) => new Date(instant).toISOString())).toEqual([earlier, later]);
  });

  it.each([
    ['the hour that is skipped', 'Europe/Paris', '2026-03-29', '02:00', '03:00', null],
    ['an end that is skipped', 'Europe/Paris', '2026-03-29', '01:00', '02:30', 60],
    ['a start that is skipped', 'Europe/Paris', '2026-03-29', '02:30', '05:00', 120],
    ['an end shown twice', 'Europe/Paris', '2026-10-25', '01:00', '02:30', 90],
    ['a start shown twice', 'Europe/Paris', '2026-10-25', '02:30', '05:00', 150],
    ['both limits shown twice', 'Europe/Paris', '2026-10-25', '02:00', '02:30', 30],
    ['the whole night, an hour longer', 'Europe/Paris', '2026-10-25', '00:00', '06:00', 420],
  ])('%s', (_, timeZone, date, start, end, minutes) => {
    const found = stretchBetween(timeZone, date, minutesOfDay(start), minutesOfDay(end));
    expect(found && (found.end - found.start) / 60_000).toBe(minutes);
  });
});

describe('the calendar', () => {
  it('counts and adds days over months and leap years', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
    expect(dayCount('2026-11-01', '2026-11-30')).toBe(30);
    expect(dayCount('2026-11-02', '2026-11-01')).toBe(0);
    expect(weekdayOf('2026-11-15')).toBe(0);
  });

  it.each([
    ['Africa/Tunis', true],
    ['UTC', true],
    ['Mars/Olympus', false],
    ['+01:00', false],
    ['', false],
  ])('the zone %s is known: %s', (name, isKnown) => expect(isTimeZone(name)).toBe(isKnown));
});
