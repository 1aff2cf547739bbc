import { expect, test } from 'vitest';
import { readModerationSearch, writeModerationSearch } from './moderation-search.ts';

test('what waits is shown unless all is asked for; what makes no sense is left out', () => {
  expect(readModerationSearch({ view: 'some', status: 'GONE', q: 3, page: 'x' })).toEqual({
    view: 'WAITING',
    status: undefined,
    q: '3',
    page: 1,
  });
  expect(readModerationSearch({ view: 'all', status: 'LOCKED' })).toMatchObject({ view: 'ALL', status: 'LOCKED' });
});

test('what is written is read back', () => {
  const search = { view: 'ALL', status: 'PENDING', q: 'peur', page: 2 } as const;
  expect(readModerationSearch(writeModerationSearch(search))).toEqual(search);
  expect(writeModerationSearch({ view: 'WAITING', q: '', page: 1 })).toEqual({});
});
