import { expect, test } from 'vitest';
import { turnOfEach } from './turn-of-each.ts';

const tick = () => new Promise((resolve) => setImmediate(resolve));
const whenFull = () => new Error('full');

test('one of each person at a time, a few at once in all, whatever becomes of one', async () => {
  const turn = turnOfEach({ atOnce: 2, mostWaiting: 10, whenFull });
  const running: string[] = [];
  const met: string[][] = [];
  const work = (who: string, fails: boolean) =>
    turn(who, async () => {
      running.push(who);
      met.push(running.toSorted());
      await tick();
      running.splice(running.indexOf(who), 1);
      if (fails) throw new Error('fails');
    });
  const people = ['a', 'a', 'a', 'b', 'a', 'b', 'c', 'c'];
  const ends = await Promise.allSettled(people.map((who, index) => work(who, index % 3 === 0)));
  expect(ends.filter(({ status }) => status === 'rejected')).toHaveLength(3);
  expect(met).toHaveLength(people.length);
  for (const together of met) expect(new Set(together).size).toBe(together.length);
  expect(Math.max(...met.map((together) => together.length))).toBe(2);
  expect(running).toEqual([]);
});

test('somebody who comes late is served before the many that another has waiting', async () => {
  const turn = turnOfEach({ atOnce: 2, mostWaiting: 100, whenFull });
  const done: string[] = [];
  const work = (who: string) =>
    turn(who, async () => {
      await tick();
      done.push(who);
    });
  const flood = Array.from({ length: 40 }, () => work('one'));
  await Promise.all([work('another'), work('third')]);
  expect(done.filter((who) => who === 'one').length).toBeLessThanOrEqual(3);
  await Promise.all(flood);
  expect(done).toHaveLength(42);
});

test('no more of one person’s wait than may, and whoever is refused has done nothing; others are let in all the same', async () => {
  const turn = turnOfEach({ atOnce: 1, mostWaiting: 2, whenFull });
  let done = 0;
  const ends = await Promise.allSettled(['a', 'a', 'a', 'a', 'b'].map((who) => turn(who, async () => (done += 1))));
  expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
  expect(done).toBe(4);
  expect(await turn('a', async () => 'again')).toBe('again');
});
