import { expect, test } from 'vitest';
import { helpNumberDetails } from '../practice/help-number-details.ts';
import { builtInNumbers } from './built-in-numbers.ts';
import { builtInEmergencyNumber, emergencyNumberOf } from './emergency-number.ts';

test.each(builtInNumbers)('$id could be written on the screen as it stands, in three languages', (number) => {
  expect(helpNumberDetails.safeParse(number).error?.issues).toBeUndefined();
  for (const { fr } of [number.name, number.who, number.hours]) expect(fr).not.toMatch(/( [:;?»])|(« )/);
});

test('the first to call is the SAMU, which is also the one that needs no list', () => {
  expect(emergencyNumberOf(builtInNumbers)).toBe('190');
  expect(emergencyNumberOf([])).toBe(builtInEmergencyNumber);
});
