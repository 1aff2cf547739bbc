import { expect, test } from 'vitest';
import { helpNumbers, numbersToVerify } from './help-line.ts';

const dayAfter = (days: number) => new Date(Date.parse(`${helpNumbers[0].verifiedAt}T12:00:00Z`) + days * 86_400_000);

test('a number is to be called again once 180 days have passed since it was', () => {
  expect(numbersToVerify(dayAfter(179))).toEqual([]);
  expect(numbersToVerify(dayAfter(181)).map(({ id }) => id)).toContain('samu');
});
