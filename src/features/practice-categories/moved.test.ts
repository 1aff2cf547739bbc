import { expect, test } from 'vitest';
import { moved } from './moved.ts';

const items = ['a', 'b', 'c'].map((id, index) => ({ id, order: index + 1 }));
const ids = (id: string, place: number) => moved(items, id, place).map((each) => `${each.id}${each.order}`);

test('one goes up or down and the others make room', () => {
  expect(ids('c', 1)).toEqual(['c1', 'a2', 'b3']);
  expect(ids('a', 2)).toEqual(['b1', 'a2', 'c3']);
  expect(ids('a', 3)).toEqual(['b1', 'c2', 'a3']);
});

test('what is not there moves nothing', () => expect(ids('z', 1)).toEqual(['a1', 'b2', 'c3']));
