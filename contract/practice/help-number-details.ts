import * as z from 'zod/mini';
import { helpNumberGroups } from '../help-line/help-number-groups.ts';
import { hasMaxLength, requiredText, text, type Rule } from '../validation-rules.ts';

// Not with the other rules, which every form of the site brings along.
/** A short national number too: 3 to 15 digits, spaces, dots or hyphens between them, a plus sign before. */
const isDiallable: Rule = {
  name: 'isDiallable',
  parameters: [],
  test: (value) => typeof value === 'string' && /^\+?(\d[ .\u00A0-]?){2,14}\d$/.test(value),
};
/** A calendar date, yyyy-MM-dd, that exists; or nothing. */
const isDayOrEmpty: Rule = {
  name: 'isDate',
  parameters: [],
  test: (value) => value === '' || (typeof value === 'string' && /^\d{4}(-\d\d){2}$/.test(value) && dayOf(value) === value),
};

/** Rolls a day that does not exist over into the next month. */
function dayOf(date: string): string | undefined {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return month >= 1 && month <= 12 ? new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10) : undefined;
}

const writtenInThree = (length: number) => {
  const line = requiredText(hasMaxLength(length));
  return z.object({ fr: line, en: line, ar: line });
};

/** All that is said of a number of the help line. */
export const helpNumberDetails = z.object({
  group: z.enum(helpNumberGroups),
  number: requiredText(hasMaxLength(30), isDiallable),
  name: writtenInThree(60),
  who: writtenInThree(200),
  hours: writtenInThree(120),
  verifiedAt: text(isDayOrEmpty),
});
export type HelpNumberInput = z.output<typeof helpNumberDetails>;
