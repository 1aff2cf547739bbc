import { expect, test } from 'vitest';
import { readReceiptsSearch, writeReceiptsSearch } from './receipts-search.ts';

const thisMonth = '2026-11';

test.each([
  [{}, { month: thisMonth, page: 1 }],
  [{ page: 3 }, { month: thisMonth, page: 3 }],
  [
    { month: '2026-09', page: '2' },
    { month: '2026-09', page: 2 },
  ],
  [
    { month: '2026-13', page: 2 },
    { month: thisMonth, page: 1 },
  ],
  [
    { month: '2026-12', page: 2 },
    { month: thisMonth, page: 1 },
  ],
  [
    { month: 'x', page: -1 },
    { month: thisMonth, page: 1 },
  ],
])('reads %j', (search, read) => {
  expect(readReceiptsSearch(search, thisMonth)).toEqual(read);
});

test('what goes without saying is not written', () => {
  expect(writeReceiptsSearch({ month: thisMonth }, thisMonth)).toEqual({});
  expect(writeReceiptsSearch({ month: '2026-10', page: 2 }, thisMonth)).toEqual({ month: '2026-10', page: 2 });
});
