import { expect, test } from 'vitest';
import { readThreadsSearch, writeThreadsSearch } from './threads-search.ts';

test('HOT is the order unless NEW is asked for, in any case', () => {
  expect(readThreadsSearch({}).order).toBe('HOT');
  expect(readThreadsSearch({ 'sort-type': 'new' }).order).toBe('NEW');
  expect(readThreadsSearch({ 'sort-type': 'NEW' }).order).toBe('NEW');
  expect(readThreadsSearch({ 'sort-type': 'best' }).order).toBe('HOT');
});

test('by theme is for the whole: what is searched or of one category is a list', () => {
  expect(readThreadsSearch({ 'sort-type': 'theme' }).order).toBe('THEME');
  expect(readThreadsSearch({ 'sort-type': 'theme', q: 'peur' }).order).toBe('HOT');
  expect(readThreadsSearch({ 'sort-type': 'theme', category: 'deuil' }).order).toBe('HOT');
});

test('what is written is read back', () => {
  const search = { q: 'peur', order: 'NEW', category: 'deuil', page: 2 } as const;
  expect(readThreadsSearch(writeThreadsSearch(search))).toEqual(search);
  expect(writeThreadsSearch({ order: 'HOT', category: '', page: 1 })).toEqual({});
});
