import { describe, expect, test } from 'vitest';
import { addDays, addMonths, lastDayOf, monthOf } from './calendar-grid.ts';
import { dayAfterKey, lastShownIn, monthShowing, sameDayOf, weeksOf } from './month-grid.ts';

const earlier = '2026-10-05';

describe('a month in weeks', () => {
  test('starts on Monday and leaves the days of other months out', () => {
    const weeks = weeksOf('2026-11', earlier);
    expect(weeks).toHaveLength(6);
    expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
    expect(weeks.at(-1)).toEqual(['2026-11-30', null, null, null, null, null, null]);
  });

  test('holds each of its days once', () => {
    for (const month of ['2027-02', '2028-02', '2026-12', '2027-03']) {
      const days = weeksOf(month, earlier).flat().filter(Boolean);
      expect(days).toHaveLength(Number(lastDayOf(month).slice(8)));
      expect(new Set(days).size).toBe(days.length);
    }
  });

  test('has four weeks when February starts on a Monday', () => {
    expect(weeksOf('2027-02', earlier)).toHaveLength(4);
  });
});

describe('the running month', () => {
  test('begins with this week, and goes on into the next month for five weeks', () => {
    const weeks = weeksOf('2026-11', '2026-11-26');
    expect(weeks).toHaveLength(5);
    expect(weeks[0]?.[0]).toBe('2026-11-23');
    expect(weeks[1]).toEqual(['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-05', '2026-12-06']);
    expect(weeks.at(-1)?.at(-1)).toBe('2026-12-27');
  });

  test('where five weeks are left, ends with its last day', () => {
    const weeks = weeksOf('2026-12', '2026-12-02');
    expect(weeks).toHaveLength(5);
    expect(weeks[0]).toEqual([null, '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-05', '2026-12-06']);
    expect(weeks.at(-1)).toEqual(['2026-12-28', '2026-12-29', '2026-12-30', '2026-12-31', null, null, null]);
  });

  test('every day of a year finds itself in its first row, and five rows at least', () => {
    for (let today = '2027-01-01'; today < '2028-01-01'; today = addDays(today, 1)) {
      const weeks = weeksOf(monthOf(today), today);
      expect(weeks[0]).toContain(today);
      expect(weeks.length).toBeGreaterThanOrEqual(5);
      expect(weeks.flat().findLast((date) => date !== null)).toBe(lastShownIn(monthOf(today), today));
    }
  });

  test('a day is shown where it is on the screen already', () => {
    expect(monthShowing('2026-12-03', '2026-11', '2026-11-26')).toBe('2026-11');
    expect(monthShowing('2026-12-28', '2026-11', '2026-11-26')).toBe('2026-12');
    expect(monthShowing('2026-12-03', '2026-12', '2026-11-26')).toBe('2026-12');
    expect(monthShowing('2026-11-27', '2026-12', '2026-11-26')).toBe('2026-11');
  });
});

test('days and months are added over the ends of years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  expect(addMonths('2026-12', 1)).toBe('2027-01');
  expect(addMonths('2026-01', -1)).toBe('2025-12');
});

test('the 31st of a shorter month is its last day', () => {
  expect(sameDayOf('2026-02', '2026-01-31')).toBe('2026-02-28');
  expect(sameDayOf('2026-03', '2026-01-31')).toBe('2026-03-31');
});

describe('the keys of the grid', () => {
  const wednesday = '2026-11-18';
  test.each([
    ['ArrowLeft', '2026-11-17'],
    ['ArrowRight', '2026-11-19'],
    ['ArrowUp', '2026-11-11'],
    ['ArrowDown', '2026-11-25'],
    ['Home', '2026-11-16'],
    ['End', '2026-11-22'],
    ['PageUp', '2026-10-18'],
    ['PageDown', '2026-12-18'],
  ])('%s leads to %s', (key, expected) => expect(dayAfterKey(key, wednesday)).toBe(expected));

  test('another key leads nowhere', () => expect(dayAfterKey('a', wednesday)).toBeNull());
});
