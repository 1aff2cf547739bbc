import { dialNumber } from '#contract/dial-number.ts';
import type { HelpNumber } from '#contract/practice/help-line.schema.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { changeHelpLine } from './change-help-line.ts';
import { numberNamed } from './number-named.ts';

/** Takes a number off the help line; the last one for emergencies stays. */
export function removeHelpNumber(deps: Deps, actor: Actor, { id }: { id: string }): Promise<HelpNumber> {
  return changeHelpLine(deps, actor, (numbers) => {
    const number = numberNamed(numbers, id);
    const left = numbers.filter((each) => each.id !== id);
    return { numbers: left, number, kind: 'HELP_NUMBER_DELETED', detail: dialNumber(number.number) };
  });
}
