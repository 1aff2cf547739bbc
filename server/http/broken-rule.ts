import { defaultTimeZone } from '#contract/constants.ts';
import { formatInstant } from '#contract/dates-in-words.ts';
import type { Locale } from '#contract/locale.ts';
import { validationMessage } from '#contract/problem.ts';
import { fieldProblem } from '#contract/validate.ts';
import type { Rule } from '#contract/validation-rules.ts';
import { Problem } from './problem.ts';

/** A field that obeys its shape but not a rule only the server can check: 400 on that field, in the caller's language. */
export function brokenRule(fieldName: string, rule: Rule): Problem {
  return new Problem(400, (locale) => ({ message: validationMessage, fields: [fieldProblem(fieldName, inWords(rule, locale), locale)] }));
}

/** With the dates of its sentence as people read them: a day as it is, an instant by the clock of the practice. */
function inWords(rule: Rule, locale: Locale): Rule {
  if (rule.name !== 'isBefore' && rule.name !== 'isAfter') return rule;
  const parameters = rule.parameters.map((parameter) => {
    const isDay = /^\d{4}-\d{2}-\d{2}$/.test(String(parameter));
    return formatInstant(String(parameter), isDay ? 'date' : 'short', locale, isDay ? 'UTC' : defaultTimeZone);
  });
  return { ...rule, parameters };
}
