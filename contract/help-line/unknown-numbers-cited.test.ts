import { expect, test } from 'vitest';
import { builtInNumbers } from './built-in-numbers.ts';
import { unknownNumbersCited } from './unknown-numbers-cited.ts';

test('the built-in texts name only numbers of the list', () => expect(unknownNumbersCited(builtInNumbers)).toEqual([]));

test('once a number is another, the texts that still send people to the old one are known', () => {
  const changed = builtInNumbers.map((each) => (each.id === 'samu' ? { ...each, number: '191' } : each));
  expect(unknownNumbersCited(changed).map(({ number, cited }) => [number.id, cited])).toEqual([
    ['violenceWomen', ['190']],
    ['familyChildren', ['190']],
    ['listening', ['190']],
  ]);
});
