import type { HelpNumber } from '#contract/practice/help-line.schema.ts';
import { notFound } from '../../http/problem.ts';

/** The number of the help line with that id; refused when it is not there any more. */
export function numberNamed(numbers: readonly HelpNumber[], id: string): HelpNumber {
  const number = numbers.find((each) => each.id === id);
  if (!number) throw notFound('THERAPIST');
  return number;
}
