import { dialNumber } from '#contract/dial-number.ts';
import type { HelpNumber } from '#contract/practice/help-line.schema.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { changeHelpLine } from './change-help-line.ts';
import { numberNamed } from './number-named.ts';
import { practiceToday } from './refuse-day-to-come.ts';

/** Notes that the number has been called today, by the server's clock: a device's may be days off. */
export function verifyHelpNumber(deps: Deps, actor: Actor, { id }: { id: string }): Promise<HelpNumber> {
  return changeHelpLine(deps, actor, (numbers) => {
    const before = numberNamed(numbers, id);
    const number = { ...before, verifiedAt: practiceToday(deps) };
    if (number.verifiedAt === before.verifiedAt) return before;
    const changed = numbers.map((each) => (each.id === id ? number : each));
    return { numbers: changed, number, kind: 'HELP_NUMBER_VERIFIED', detail: dialNumber(number.number) };
  });
}
