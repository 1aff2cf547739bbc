import * as z from 'zod/mini';
import { helpNumberGroups, mostHelpNumbers } from '../help-line/help-number-groups.ts';
import { helpNumberDetails } from './help-number-details.ts';

const inThree = z.object({ fr: z.string(), en: z.string(), ar: z.string() });

export const helpNumber = z.object({
  id: z.string(),
  group: z.enum(helpNumberGroups),
  /** As people read it; what is dialled is its digits, and a plus sign before them. */
  number: z.string(),
  name: inThree,
  who: inThree,
  hours: inThree,
  /** The day the practice last called it, in its own zone (yyyy-MM-dd); empty when nobody has. */
  verifiedAt: z.string(),
});
export type HelpNumber = z.infer<typeof helpNumber>;

export const helpLine = z.object({
  /** In the order they are shown, group by group. */
  numbers: z.array(helpNumber),
  /** When the practice last changed them; null while they are the built-in ones. */
  editedAt: z.nullable(z.string()),
});
export type HelpLine = z.infer<typeof helpLine>;

/** What is to be said otherwise, and its place in its group, from 1; the rest stays. */
export const helpNumberBody = z.extend(z.partial(helpNumberDetails), {
  order: z.optional(z.int().check(z.minimum(1), z.maximum(mostHelpNumbers))),
});
export type HelpNumberChange = z.output<typeof helpNumberBody>;
