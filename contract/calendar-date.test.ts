import { expect, it } from 'vitest';
import { isCalendarDate } from './calendar-date.ts';

it.each([
  ['2026-02-28', true],
  ['2026-02-30', false],
  ['2027-02-29', false],
  ['2028-02-29', true],
  ['20277-03-09', false],
  ['', false],
])('%s exists: %s', (date, isThere) => expect(isCalendarDate(date)).toBe(isThere));
