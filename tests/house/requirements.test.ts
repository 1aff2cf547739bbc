import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Line {
  id: string;
  text: string;
  place: string;
  proof: string;
}

const lines: Line[] = readFileSync('docs/requirements.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| R\d/.test(line))
  .map((line) => {
    const [id = '', text = '', place = '', proof = ''] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    return { id, text, place, proof };
  });

const pathsIn = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, path]) => path ?? '');
const isOpen = ({ place }: Line) => place.startsWith('open:');

test('every requirement has an id of its own and says something', () => {
  expect(lines.length).toBeGreaterThan(150);
  expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
  expect(lines.filter(({ text }) => text.length < 15)).toEqual([]);
});

test('a requirement that holds names its place and the test that proves it, and both exist', () => {
  for (const line of lines.filter((each) => !isOpen(each))) {
    const named = [...pathsIn(line.place), ...pathsIn(line.proof)];
    expect(pathsIn(line.place).length, `${line.id} names its place`).toBeGreaterThan(0);
    expect(
      pathsIn(line.proof).some((path) => /\.(test|spec)\.tsx?$/.test(path)),
      `${line.id} names its test`,
    ).toBe(true);
    expect(
      named.filter((path) => !existsSync(path)),
      line.id,
    ).toEqual([]);
  }
});

test('an open requirement says what it waits for', () => {
  expect(lines.filter((line) => isOpen(line) && !/^open: \S+/.test(line.place))).toEqual([]);
});
