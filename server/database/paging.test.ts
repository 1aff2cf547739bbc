import { describe, expect, it } from 'vitest';
import { pageOf } from './paging.ts';

/** A list of so many numbers, that remembers how far it was counted. */
function listOf(size: number) {
  const counted: number[] = [];
  return {
    counted,
    rows: (limit: number, offset: number) =>
      Promise.resolve(Array.from({ length: Math.max(0, Math.min(limit, size - offset)) }, (_, index) => offset + index)),
    countUpTo: (atMost: number) => {
      counted.push(atMost);
      return Promise.resolve(Math.min(size, atMost));
    },
  };
}

describe('a page', () => {
  it('that is not full tells the total without counting', async () => {
    const list = listOf(23);
    expect(await pageOf({ page: 3, limit: 10 }, list)).toEqual({ items: [20, 21, 22], page: 3, limit: 10, total: 23 });
    expect(await pageOf({ page: 1, limit: 10 }, listOf(0))).toMatchObject({ items: [], total: 0 });
    expect(list.counted).toEqual([]);
  });

  it('past the end still tells the total', async () => {
    expect(await pageOf({ page: 9, limit: 10 }, listOf(23))).toMatchObject({ items: [], total: 23 });
  });

  it('counts to a thousand and one at most', async () => {
    const exact = listOf(1000);
    expect(await pageOf({ page: 1, limit: 10 }, exact)).not.toHaveProperty('totalIsCapped');
    expect(exact.counted).toEqual([1001]);
    expect(await pageOf({ page: 1, limit: 10 }, listOf(1001))).toMatchObject({ total: 1000, totalIsCapped: true });
    expect(await pageOf({ page: 101, limit: 10 }, listOf(1005))).toMatchObject({ total: 1000, totalIsCapped: true });
  });

  it('reaches row 10,000 and not further', async () => {
    expect((await pageOf({ page: 100, limit: 100 }, listOf(20_000))).items).toHaveLength(100);
    await expect(pageOf({ page: 101, limit: 100 }, listOf(20_000))).rejects.toMatchObject({ status: 400 });
  });
});
