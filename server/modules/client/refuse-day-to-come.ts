import { defaultTimeZone } from '#contract/constants.ts';
import { isBefore } from '#contract/validation-rules.ts';
import type { Deps } from '../../deps.ts';
import { brokenRule } from '../../http/broken-rule.ts';
import { addDays, localDate } from '../booking/zoned-time.ts';

/** The date that the practice's calendar shows now. */
export const practiceToday = (deps: Deps): string => localDate(defaultTimeZone, deps.clock.now());

/** A check of tomorrow would keep the number from being called again in time. */
export function refuseDayToCome(deps: Deps, verifiedAt: string | undefined): void {
  const rule = isBefore(addDays(practiceToday(deps), 1));
  if (verifiedAt && !rule.test(verifiedAt)) throw brokenRule('verifiedAt', rule);
}
