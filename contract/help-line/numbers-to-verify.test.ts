import { expect, test } from 'vitest';
import { builtInNumbers } from './built-in-numbers.ts';
import { numbersToVerify } from './numbers-to-verify.ts';

const called = '2026-11-15';
const numbers = builtInNumbers.map((each) => ({ ...each, verifiedAt: called }));
const dayAfter = (days: number) => new Date(Date.parse(`${called}T12:00:00Z`) + days * 86_400_000);

test('a number is to be called again once 180 days have passed since it was', () => {
  expect(numbersToVerify(numbers, dayAfter(179))).toEqual([]);
  expect(numbersToVerify(numbers, dayAfter(181)).map(({ id }) => id)).toContain('samu');
});

test('one that nobody has called is to be called now', () => {
  const [first, ...others] = numbers;
  if (!first) throw new Error('there are no numbers');
  expect(numbersToVerify([{ ...first, verifiedAt: '' }, ...others], dayAfter(1)).map(({ id }) => id)).toEqual([first.id]);
});
