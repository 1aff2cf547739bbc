import { describe, expect, it } from 'vitest';
import { dateAfter, datesOf } from './agenda-dates.ts';

const bounds = (dates: readonly string[]) => [dates[0], dates.at(-1), dates.length];

describe('datesOf', () => {
  it('shows a day, three, or the week from Monday to Sunday', () => {
    expect(datesOf('day', '2026-11-29')).toEqual(['2026-11-29']);
    expect(bounds(datesOf('three', '2026-12-30'))).toEqual(['2026-12-30', '2027-01-01', 3]);
    // A Sunday is the last day of its week, a Monday the first.
    expect(bounds(datesOf('week', '2026-11-29'))).toEqual(['2026-11-23', '2026-11-29', 7]);
    expect(bounds(datesOf('week', '2026-11-30'))).toEqual(['2026-11-30', '2026-12-06', 7]);
  });

  it('shows a month in whole weeks, never more than six', () => {
    expect(bounds(datesOf('month', '2026-11-15'))).toEqual(['2026-10-26', '2026-12-06', 42]);
    // February 2027 begins on a Monday and ends on a Sunday.
    expect(bounds(datesOf('month', '2027-02-10'))).toEqual(['2027-02-01', '2027-02-28', 28]);
  });
});

describe('dateAfter', () => {
  it('steps by what is shown; to the first day of another month', () => {
    expect(dateAfter('day', '2026-11-30', 1)).toBe('2026-12-01');
    expect(dateAfter('three', '2026-12-01', -1)).toBe('2026-11-28');
    expect(dateAfter('week', '2026-11-30', 1)).toBe('2026-12-07');
    expect(dateAfter('month', '2027-01-31', 1)).toBe('2027-02-01');
    expect(dateAfter('month', '2027-01-31', -1)).toBe('2026-12-01');
  });
});
