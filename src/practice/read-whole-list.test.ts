import { expect, test } from 'vitest';
import { deepestRow } from '#contract/page-limits.ts';
import { readWholeList, type Paging } from './read-whole-list.ts';

/** A list of numbers, the highest first, that grows by so many while each page is read. */
function growing(length: number, growth: number) {
  let count = length;
  return async ({ page, limit }: Paging) => {
    const all = Array.from({ length: count }, (_, index) => count - index);
    count += growth;
    return { items: all.slice((page - 1) * limit, page * limit) };
  };
}

const downFrom = (highest: number, count = highest) => Array.from({ length: count }, (_, index) => highest - index);

test.each([0, 1, 99, 100, 101, 250])('a list of %i is read whole', async (length) => {
  expect(await readWholeList(growing(length, 0), String)).toEqual({ items: downFrom(length), isCut: false });
});

test('a list that grows meanwhile repeats no row, and misses none that was there', async () => {
  expect(await readWholeList(growing(250, 3), String)).toEqual({ items: downFrom(250), isCut: false });
});

test('a list that goes on past the deepest row says that it is cut', async () => {
  expect(await readWholeList(growing(deepestRow + 5, 0), String)).toEqual({ items: downFrom(deepestRow + 5, deepestRow), isCut: true });
});
