import { expect, test } from 'vitest';
import { earlierAmounts } from './earlier-amounts.ts';

const change = (amountReceivedMillimes: number | null, at: string, note: string | null = null) => ({ amountReceivedMillimes, at, note });

test('an amount that was corrected is told with when, the latest first; a note alone corrects none', () => {
  const changes = [change(70_000, 'a'), change(75_000, 'b'), change(75_000, 'c', 'Une note.'), change(80_000, 'd')];
  expect(earlierAmounts({ changes })).toEqual([
    { amount: 75_000, at: 'd' },
    { amount: 70_000, at: 'b' },
  ]);
});

test('one that was never corrected has none before it', () => {
  expect(earlierAmounts({ changes: [change(80_000, 'a')] })).toEqual([]);
  expect(earlierAmounts({ changes: [] })).toEqual([]);
});
