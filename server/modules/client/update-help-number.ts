import { isDeepStrictEqual } from 'node:util';
import { dialNumber } from '#contract/dial-number.ts';
import type { HelpNumber, HelpNumberChange } from '#contract/practice/help-line.schema.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { changeHelpLine } from './change-help-line.ts';
import { numberNamed } from './number-named.ts';
import { placedInGroup } from './placed-in-group.ts';
import { refuseDayToCome } from './refuse-day-to-come.ts';

type Input = HelpNumberChange & { id: string };

/**
 * Says something else of a number; what is not named stays. Another number to dial has been verified by nobody, unless
 * the same change says when. The trail names what was dialled and the fields, not what they held.
 */
export function updateHelpNumber(deps: Deps, actor: Actor, { id, order, ...body }: Input): Promise<HelpNumber> {
  refuseDayToCome(deps, body.verifiedAt);
  return changeHelpLine(deps, actor, (numbers) => {
    const before = numberNamed(numbers, id);
    const given = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)) as Partial<HelpNumber>;
    const isOther = given.number !== undefined && dialNumber(given.number) !== dialNumber(before.number);
    const number: HelpNumber = { ...before, ...(isOther && { verifiedAt: '' }), ...given };
    const fields = (Object.keys(number) as (keyof HelpNumber)[]).filter((field) => !isDeepStrictEqual(number[field], before[field]));
    const changed = placedInGroup(numbers, number, order);
    const hasMoved = changed.some(({ id: each }, index) => each !== numbers[index]?.id);
    if (fields.length === 0 && !hasMoved) return before;
    const dialled = isOther ? `${dialNumber(before.number)}→${dialNumber(number.number)}` : dialNumber(before.number);
    const detail = [dialled, ...fields, ...(hasMoved ? ['order'] : [])].join(' ');
    return { numbers: changed, number, kind: 'HELP_NUMBER_UPDATED', detail };
  });
}
