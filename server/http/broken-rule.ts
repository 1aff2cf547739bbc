import { validationMessage } from '#contract/problem.ts';
import { fieldProblem } from '#contract/validate.ts';
import type { Rule } from '#contract/validation-rules.ts';
import { Problem } from './problem.ts';

/** A field that obeys its shape but not a rule only the server can check: 400 on that field, in the caller's language. */
export function brokenRule(fieldName: string, rule: Rule): Problem {
  return new Problem(400, (locale) => ({ message: validationMessage, fields: [fieldProblem(fieldName, rule, locale)] }));
}
