import { expect, test } from 'vitest';
import { readClientsSearch, writeClientsSearch } from './clients-search.ts';

const usual = { q: '', role: '', state: undefined, sort: 'createdAt', direction: 'desc', page: 1 } as const;

test('an address is read whatever it says, and written without what goes without saying', () => {
  expect(readClientsSearch({})).toEqual(usual);
  expect(readClientsSearch({ q: 20, role: 'CLIENT', state: 'LOST', sort: 'password', page: '0' })).toEqual({
    ...usual,
    q: '20',
    role: 'CLIENT',
  });
  expect(readClientsSearch({ sort: '-name', state: 'BANNED', page: '3' })).toEqual({
    ...usual,
    sort: 'name',
    direction: 'desc',
    state: 'BANNED',
    page: 3,
  });
  expect(writeClientsSearch(usual)).toEqual({});
});

test('what is written is read again', () => {
  for (const search of [
    { ...usual, sort: 'name', direction: 'asc', q: 'Salma', page: 2 },
    { ...usual, sort: 'createdAt', direction: 'asc', state: 'SUSPENDED' },
    { ...usual, sort: 'role', direction: 'desc', role: 'FRONT_DESK' },
  ] as const)
    expect(readClientsSearch(writeClientsSearch(search))).toEqual(search);
});
