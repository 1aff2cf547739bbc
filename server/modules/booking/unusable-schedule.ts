import type { Schedule } from '#contract/booking/booking.schema.ts';
import { scheduleMistakes, type ScheduleMistake } from '#contract/booking/schedule-mistakes.ts';
import { exists, isAfter, isDate, type Rule } from '#contract/validation-rules.ts';
import { brokenRule } from '../../http/broken-rule.ts';
import { addDays, isTimeZone } from './zoned-time.ts';

const isOrdered: Rule = { name: 'isRecord', parameters: [], test: (value) => value === true };

/** Throws a 400 on the first field that no calendar could follow: an unknown zone, or one of the schedule's mistakes. */
export function refuseUnusableSchedule(schedule: Pick<Schedule, 'timeZone' | 'weekly' | 'seasons'>): void {
  if (!isTimeZone(schedule.timeZone)) throw brokenRule('timeZone', exists(false));
  const [mistake] = scheduleMistakes(schedule);
  if (mistake) throw brokenRule(mistake.fieldName, ruleOf(mistake));
}

function ruleOf(mistake: ScheduleMistake): Rule {
  // A season may end on the day it begins.
  if (mistake.kind === 'BACKWARDS') return isAfter(addDays(mistake.after, -1));
  if (mistake.kind === 'OVERLAP') return isAfter(mistake.after);
  return mistake.kind === 'NO_DATE' ? isDate : isOrdered;
}
