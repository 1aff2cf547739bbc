import { expect, test } from 'vitest';
import { wellFormed } from './well-formed.ts';

test('half characters become the unknown one, wherever they are; whole ones stay', () => {
  expect(wellFormed({ name: { fr: 'Deuil \uD83D' }, tags: ['\uDE00', 'un 😀'], order: 3, note: null })).toEqual({
    name: { fr: 'Deuil \uFFFD' },
    tags: ['\uFFFD', 'un 😀'],
    order: 3,
    note: null,
  });
});

test('a body of ten thousand lists in one another is left to its schema', () => {
  const deep: unknown = JSON.parse(`${'['.repeat(10_000)}${']'.repeat(10_000)}`);
  expect(Array.isArray(wellFormed(deep))).toBe(true);
});
