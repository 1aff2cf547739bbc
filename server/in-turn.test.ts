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

test('no more wait than may, and whoever is refused has done nothing', async () => {
  const turn = inTurn(1, { mostWaiting: 2, whenFull: () => new Error('full') });
  let done = 0;
  const ends = await Promise.allSettled(Array.from({ length: 5 }, () => turn(async () => (done += 1))));
  expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'rejected']);
  expect(done).toBe(3);
  expect(await turn(async () => 'again')).toBe('again');
});
