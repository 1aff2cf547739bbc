import { expect, test } from 'vitest';
import { nearestTimes } from './nearest-times.ts';

const at = (hour: number) => ({ startDateTime: `2026-11-30T${String(hour).padStart(2, '0')}:00:00.000Z` });
const start = at(10).startDateTime;

test('the same hour comes first where it is free, then the nearest, the earlier of two', () => {
  expect(nearestTimes([at(8), at(9), at(10), at(11), at(16)], start, 3)).toEqual([10, 9, 11].map((hour) => at(hour).startDateTime));
});

test('where it is not, the nearest; where nothing is free, nothing', () => {
  expect(nearestTimes([at(16), at(11), at(8)], start, 2)).toEqual([11, 8].map((hour) => at(hour).startDateTime));
  expect(nearestTimes([], start, 3)).toEqual([]);
});
