import { expect, test } from 'vitest';
import { builtInNumbers } from '#contract/help-line/built-in-numbers.ts';
import type { HelpNumberGroup } from '#contract/help-line/help-number-groups.ts';
import type { HelpNumber } from '#contract/practice/help-line.schema.ts';
import { placedInGroup } from './placed-in-group.ts';

const [model] = builtInNumbers;
if (!model) throw new Error('there are no numbers');
const one = (id: string, group: HelpNumberGroup): HelpNumber => ({ ...model, id, group });
const list = [one('a', 'emergency'), one('b', 'emergency'), one('x', 'listening'), one('c', 'emergency')];
const after = (number: HelpNumber, place?: number) => {
  const placed = placedInGroup(list, number, place);
  return (['emergency', 'listening'] as const).map((group) =>
    placed
      .filter((each) => each.group === group)
      .map(({ id }) => id)
      .join(''),
  );
};

test('a number goes to a place of its group, and the others make room', () => {
  expect(after(one('c', 'emergency'), 1)).toEqual(['cab', 'x']);
  expect(after(one('a', 'emergency'), 2)).toEqual(['bac', 'x']);
  expect(after(one('a', 'emergency'), 9)).toEqual(['bca', 'x']);
});

test('without a place it stays, or is the last of the group that it joins', () => {
  expect(after(one('b', 'emergency'))).toEqual(['abc', 'x']);
  expect(after(one('b', 'listening'))).toEqual(['ac', 'xb']);
});
