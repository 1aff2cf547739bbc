import { expect, test } from 'vitest';
import { typingDistance } from './typing-distance.ts';

test.each([
  ['deuil', 'deuil', 0],
  ['deul', 'deuil', 1],
  ['deuill', 'deuil', 1],
  ['seuil', 'deuil', 1],
  ['anxeite', 'anxiete', 1],
  ['bienveilence', 'bienveillance', 2],
  ['', 'abc', 3],
  ['abc', '', 3],
])('%j is %j after %i slips', (a, b, slips) => {
  expect(typingDistance(a, b)).toBe(slips);
  expect(typingDistance(b, a)).toBe(slips);
});
