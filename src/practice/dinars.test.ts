import { expect, test } from 'vitest';
import { millimesOf, writtenDinars } from './dinars.ts';

test.each([
  ['80', 80_000],
  ['80,5', 80_500],
  ['80.500', 80_500],
  ['0,001', 1],
  [' 1 250 DT ', 1_250_000],
  ['', null],
  ['  ', null],
])('%j is %s millimes', (written, millimes) => expect(millimesOf(written)).toBe(millimes));

test.each(['quatre-vingts', '80,5001', '8,0,0', '-80', '1e3'])('%j is no amount', (written) => expect(millimesOf(written)).toBeNaN());

test.each([80_000, 80_500, 1, 1_250_000, null])('%s is read back as it is written', (millimes) => {
  expect(millimesOf(writtenDinars(millimes))).toBe(millimes);
});
