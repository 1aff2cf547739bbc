import { expect, test } from 'vitest';
import { inTurn } from './in-turn.ts';

test('so many at once and no more, in the order they came, whatever becomes of one', async () => {
  const turn = inTurn(3);
  const begun: number[] = [];
  let running = 0;
  let most = 0;
  const work = (index: number) =>
    turn(async () => {
      begun.push(index);
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      if (index % 4 === 0) throw new Error(`${index} fails`);
      return index;
    });
  const ends = await Promise.allSettled(Array.from({ length: 20 }, (_, index) => work(index)));
  expect(most).toBe(3);
  expect(begun).toEqual(Array.from({ length: 20 }, (_, index) => index));
  expect(ends.filter(({ status }) => status === 'rejected')).toHaveLength(5);
  expect(await turn(async () => 'still there')).toBe('still there');
});
