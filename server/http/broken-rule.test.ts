import { describe, expect, test } from 'vitest';
import { isAfter, isAtMost, isBefore } from '#contract/validation-rules.ts';
import { brokenRule } from './broken-rule.ts';

describe('a rule that only the server can check', () => {
  test.each([
    ['a day', isBefore('2026-12-01'), 'doit être avant le 1er décembre 2026', 'must be before 1 December 2026'],
    ['a day, whatever the zone', isAfter('2026-11-26'), 'doit être après le 26 novembre 2026', 'must be after 26 November 2026'],
    [
      'an instant, by the clock of the practice',
      isAfter('2026-11-26T23:30:00.000Z'),
      'doit être après le 27 nov. 2026 à 0\u00A0h\u00A030',
      'must be after 27 Nov 2026 at 12:30\u00A0am',
    ],
    ['a number, as it is', isAtMost(5), 'doit être inférieur à 5', 'must be at most 5'],
  ] as const)('names %s', (_, rule, french, english) => {
    const problem = brokenRule('endDateTime', rule);
    expect(problem.body('fr').fields?.[0]?.message).toContain(french);
    expect(problem.body('en').fields?.[0]?.message).toContain(english);
  });
});
