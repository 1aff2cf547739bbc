import { dialNumber } from '#contract/dial-number.ts';
import { mostHelpNumbers } from '#contract/help-line/help-number-groups.ts';
import type { HelpNumber } from '#contract/practice/help-line.schema.ts';
import type { HelpNumberInput } from '#contract/practice/help-number-details.ts';
import { newId } from '../../database/new-id.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { refused } from '../../http/problem.ts';
import { changeHelpLine } from './change-help-line.ts';
import { refuseDayToCome } from './refuse-day-to-come.ts';

/** Adds a number, the last of its group. */
export function addHelpNumber(deps: Deps, actor: Actor, body: HelpNumberInput): Promise<HelpNumber> {
  refuseDayToCome(deps, body.verifiedAt);
  return changeHelpLine(deps, actor, (numbers) => {
    if (numbers.length >= mostHelpNumbers) throw refused('HELP_LINE_FULL');
    const number: HelpNumber = { ...body, id: newId(deps.clock.now()) };
    return { numbers: [...numbers, number], number, kind: 'HELP_NUMBER_CREATED', detail: dialNumber(number.number) };
  });
}
