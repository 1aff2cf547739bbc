import { expect, test } from 'vitest';
import { createPressCounter } from './press-counter.ts';

test('the third press within five seconds completes the series', () => {
  const counter = createPressCounter(3, 5000);
  expect([0, 2000, 5000].map((at) => counter.press(at))).toEqual([false, false, true]);
  expect(counter.press(5001)).toBe(false);
});

test('a press that is too old no longer counts', () => {
  const counter = createPressCounter(3, 5000);
  expect([0, 4000, 5001, 6000].map((at) => counter.press(at))).toEqual([false, false, false, true]);
});

test('another key in between starts it anew', () => {
  const counter = createPressCounter(3, 5000);
  counter.press(0);
  counter.press(100);
  counter.reset();
  expect(counter.press(200)).toBe(false);
});
