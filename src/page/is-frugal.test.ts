import { expect, test } from 'vitest';
import { isFrugal } from './is-frugal.ts';

test.each([
  [{ saveData: true, effectiveType: '4g' }, true],
  [{ saveData: false, effectiveType: 'slow-2g' }, true],
  [{ effectiveType: '2g' }, true],
  [{ saveData: false, effectiveType: '3g' }, false],
  [{}, false],
  [undefined, false],
])('reading ahead is spared with %o: %s', (connection, answer) => {
  expect(isFrugal(connection)).toBe(answer);
});
