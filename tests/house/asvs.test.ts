import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const rows = readFileSync('docs/asvs.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| \d+\.\d+\.\d+ \|/.test(line))
  .map((line) => {
    const [, id = '', , state = '', place = '', proof = ''] = line.split('|').map((cell) => cell.trim());
    return { id, state, place, proof };
  });

const pathsIn = (cell: string) =>
  [...cell.matchAll(/`([^`]+)`/g)].flatMap(([, path = '']) => (/^[\w.-]+(\/|\.\w+$)/.test(path) ? [path] : []));

/** How many requirements of levels 1 and 2 each section of ASVS 5.0.0 has: a chapter's sections in a line. 10.4, 10.6 and 17.1 stand for what is not ours. */
const counts = `
  1.1 2, 1.2 9, 1.3 11, 1.4 3, 1.5 2
  2.1 3, 2.2 3, 2.3 4, 2.4 1
  3.2 2, 3.3 4, 3.4 6, 3.5 5, 3.7 2
  4.1 3, 4.2 1, 4.3 2, 4.4 4
  5.1 1, 5.2 3, 5.3 2, 5.4 3
  6.1 3, 6.2 12, 6.3 4, 6.4 4, 6.5 5, 6.6 3, 6.8 4
  7.1 3, 7.2 4, 7.3 2, 7.4 5, 7.5 2, 7.6 2
  8.1 2, 8.2 3, 8.3 1, 8.4 1
  9.1 3, 9.2 4
  10.1 2, 10.2 2, 10.3 4, 10.4 1, 10.5 5, 10.6 1
  11.1 2, 11.2 3, 11.3 3, 11.4 4, 11.5 1, 11.6 1
  12.1 3, 12.2 2, 12.3 4
  13.1 1, 13.2 5, 13.3 2, 13.4 5
  14.1 2, 14.2 4, 14.3 3
  15.1 3, 15.2 3, 15.3 7
  16.1 1, 16.2 5, 16.3 4, 16.4 3, 16.5 3
  17.1 1`;

test('every requirement of levels 1 and 2 has its line', () => {
  const ids = [...counts.matchAll(/(\d+\.\d+) (\d+)/g)].flatMap(([, section = '', count]) =>
    Array.from({ length: Number(count) }, (_, index) => `${section}.${index + 1}`),
  );
  expect(rows.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
});

test.each(rows)('$id is met somewhere and proven, or says why not', ({ id, state, place, proof }) => {
  expect(['met', 'not met', 'not ours']).toContain(state);
  expect(
    [...pathsIn(place), ...pathsIn(proof)].filter((path) => !existsSync(path)),
    id,
  ).toEqual([]);
  if (state !== 'met') return expect([place.length > 3, proof], id).toEqual([true, '']);
  expect(place.length, `${id} names its place`).toBeGreaterThan(10);
  expect(
    pathsIn(proof).some((path) => /\.(test|spec)\.ts$/.test(path)),
    `${id} names its test`,
  ).toBe(true);
});
