import { expect, test } from 'vitest';
import { takeWords, wordsAtHand } from './words-at-hand.ts';

test('words that were handed over are not written again, others are', () => {
  takeWords({ known: 'en mars' });
  const write = () => 'written';
  expect(wordsAtHand('known', write)).toBe('en mars');
  expect(wordsAtHand('other', write)).toBe('written');
});
