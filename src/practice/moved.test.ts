import { expect, test } from 'vitest';
import { moved } from './moved.ts';

const items = ['a', 'b', 'c'].map((id) => ({ id }));
const ids = (id: string, place: number) => moved(items, id, place).map((each) => each.id);

test('one goes up or down and the others make room', () => {
  expect(ids('c', 1)).toEqual(['c', 'a', 'b']);
  expect(ids('a', 2)).toEqual(['b', 'a', 'c']);
  expect(ids('a', 3)).toEqual(['b', 'c', 'a']);
});

test('what is not there moves nothing', () => expect(ids('z', 1)).toEqual(['a', 'b', 'c']));
