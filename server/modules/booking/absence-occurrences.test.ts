import { describe, expect, it } from 'vitest';
import { occurrencesWithin } from './absence-occurrences.ts';

const span = (start: string, end: string) => ({ start: new Date(start), end: new Date(end) });
const always = span('2020-01-01T00:00:00Z', '2032-01-01T00:00:00Z');
const startsOf = (absence: { start: Date; end: Date }, within = always, zone = 'Africa/Tunis') =>
  occurrencesWithin({ ...absence, yearly: true }, within, zone).map(({ start, end }) => `${start.toISOString()} ${end.toISOString()}`);

describe('when an absence takes place', () => {
  it('once, where it meets the stretch; its end is free', () => {
    const day = { ...span('2026-12-14T23:00:00Z', '2026-12-15T23:00:00Z'), yearly: false };
    expect(occurrencesWithin(day, always, 'Africa/Tunis')).toEqual([{ start: day.start, end: day.end }]);
    expect(occurrencesWithin(day, span('2026-12-15T23:00:00Z', '2026-12-16T23:00:00Z'), 'Africa/Tunis')).toEqual([]);
    expect(occurrencesWithin(day, span('2027-12-14T23:00:00Z', '2027-12-15T23:00:00Z'), 'Africa/Tunis')).toEqual([]);
  });

  it('each year on the same dates from the first year on, and not before', () => {
    const holiday = span('2026-03-19T23:00:00Z', '2026-03-20T23:00:00Z');
    expect(startsOf(holiday, span('2024-01-01T00:00:00Z', '2028-01-01T00:00:00Z'))).toEqual([
      '2026-03-19T23:00:00.000Z 2026-03-20T23:00:00.000Z',
      '2027-03-19T23:00:00.000Z 2027-03-20T23:00:00.000Z',
    ]);
  });

  it('one that began in the year before and still lasts', () => {
    const turnOfTheYear = span('2026-12-23T23:00:00Z', '2027-01-03T23:00:00Z');
    expect(startsOf(turnOfTheYear, span('2028-01-02T00:00:00Z', '2028-01-02T12:00:00Z'))).toEqual([
      '2027-12-23T23:00:00.000Z 2028-01-03T23:00:00.000Z',
    ]);
  });

  it('at the same time by the clocks of the zone, whatever they do to summer time', () => {
    // Paris moves its clocks on 28 March 2027 and on 26 March 2028.
    const morning = span('2027-03-27T08:00:00Z', '2027-03-27T11:00:00Z');
    expect(startsOf(morning, span('2028-01-01T00:00:00Z', '2029-01-01T00:00:00Z'), 'Europe/Paris')).toEqual([
      '2028-03-27T07:00:00.000Z 2028-03-27T10:00:00.000Z',
    ]);
  });

  it('a 29 February alone in leap years only; what ends on it lasts until the 28', () => {
    const day = span('2028-02-28T23:00:00Z', '2028-02-29T23:00:00Z');
    expect(startsOf(day, span('2028-01-01T00:00:00Z', '2030-01-01T00:00:00Z'))).toHaveLength(1);
    const week = span('2028-02-23T23:00:00Z', '2028-02-29T23:00:00Z');
    expect(startsOf(week, span('2029-01-01T00:00:00Z', '2030-01-01T00:00:00Z'))).toEqual([
      '2029-02-23T23:00:00.000Z 2029-02-28T23:00:00.000Z',
    ]);
  });
});
