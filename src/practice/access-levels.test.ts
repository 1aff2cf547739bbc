import { expect, test } from 'vitest';
import type { AccessEntry } from '#contract/permissions.ts';
import { areSameLevels, inOrder, withLevel } from './access-levels.ts';

const access: AccessEntry[] = [
  { ressource: 'BLOGS', privileges: 4 },
  { ressource: 'ROLE', privileges: 3 },
];

test('a level that is chosen and chosen back leaves the same levels', () => {
  const raised = withLevel(access, 'BLOGS', 5);
  expect(areSameLevels(raised, access)).toBe(false);
  expect(areSameLevels(withLevel(raised, 'BLOGS', 4), access)).toBe(true);
  expect(withLevel(raised, 'BLOGS', 4)).toEqual(inOrder(access));
});

test('so does one that is taken away and given again', () => {
  const without = withLevel(access, 'BLOGS', undefined);
  expect(without).toEqual([{ ressource: 'ROLE', privileges: 3 }]);
  expect(withLevel(without, 'BLOGS', 4)).toEqual(inOrder(access));
});

test('one level more is not the same, on either side', () => {
  const more = withLevel(access, 'FILES', 0);
  expect(areSameLevels(more, access)).toBe(false);
  expect(areSameLevels(access, more)).toBe(false);
});
