import { isOwnName } from '#contract/validation-rules.ts';
import { brokenRule } from '../../http/broken-rule.ts';
import { isReservedName } from '../threads/reserved-names.ts';

/** A name as it is stored: none rather than an empty one; left as it is when undefined. */
export const writtenName = (name: string | null | undefined): string | null | undefined => (name === '' ? null : name);

/** The same of a first name, by which its person may sign: one that would be taken for a pseudonym of the site is refused. */
export function writtenFirstName(name: string | null | undefined): string | null | undefined {
  if (name && isReservedName(name)) throw brokenRule('firstName', isOwnName(false));
  return writtenName(name);
}
