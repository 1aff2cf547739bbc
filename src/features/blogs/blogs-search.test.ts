import { expect, test } from 'vitest';
import { readBlogsSearch, writeBlogsSearch } from './blogs-search.ts';

test('an address with nothing is the first page, the latest first', () => {
  expect(readBlogsSearch({})).toEqual({ q: '', category: '', page: 1, sort: 'recent' });
});

test('what the router read as a number is still a keyword', () => {
  expect(readBlogsSearch({ q: 2024, page: '3' })).toMatchObject({ q: '2024', page: 3 });
});

test('nonsense is left out', () => {
  expect(readBlogsSearch({ q: { a: 1 }, page: -2, sort: 'weight' })).toEqual({ q: '', category: '', page: 1, sort: 'recent' });
  expect(readBlogsSearch({ page: 1e9 }).page).toBe(1);
});

test('only what differs from the usual is written', () => {
  expect(writeBlogsSearch({ q: '', category: 'deuil', page: 1, sort: 'recent' })).toEqual({ category: 'deuil' });
  expect(writeBlogsSearch({ q: 'peur', sort: 'title', page: 2 })).toEqual({ q: 'peur', sort: 'title', page: 2 });
});
