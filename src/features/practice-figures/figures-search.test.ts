import { expect, it } from 'vitest';
import { readWeeks, writeWeeks } from './figures-search.ts';

it('the period of an address is one that the server knows, as a number or as text', () => {
  expect(readWeeks({ weeks: 26 })).toBe('26');
  expect(readWeeks({ weeks: '52' })).toBe('52');
  expect(readWeeks({})).toBe('12');
  expect(readWeeks({ weeks: 13 })).toBe('12');
});

it('the first period goes without saying', () => {
  expect(writeWeeks('12')).toEqual({});
  expect(readWeeks(writeWeeks('26'))).toBe('26');
});
