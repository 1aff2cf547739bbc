import { expect, it } from 'vitest';
import { readingPriority } from './reading-priority.ts';

it('is read before others with a way to reach somebody, which others do not have', () => {
  expect(readingPriority('Lisez https://exemple.tn/page', [])).toBe(1);
  expect(readingPriority('Appelez le 190 ou le 1899.', [])).toBe(0);
});

it('comes before all others with a crisis word, whatever else it holds', () => {
  expect(readingPriority('je veux mourir', [])).toBe(2);
  expect(readingPriority('j’ai envie de mourir, appelez-moi au 20 123 456', [])).toBe(2);
});
