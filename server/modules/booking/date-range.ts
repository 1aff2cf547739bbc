import { isCalendarDate } from '#contract/calendar-date.ts';
import { isAfter, isBefore, isDate } from '#contract/validation-rules.ts';
import { brokenRule } from '../../http/broken-rule.ts';
import { addDays, dayCount } from './zoned-time.ts';

/** Refuses two dates, both counted, that do not exist, stand the wrong way round, or are further apart than so many days. */
export function refuseWrongDates(from: string, to: string, mostDays: number): void {
  if (!isCalendarDate(from)) throw brokenRule('from', isDate);
  if (!isCalendarDate(to)) throw brokenRule('to', isDate);
  const days = dayCount(from, to);
  if (days < 1) throw brokenRule('to', isAfter(from));
  if (days > mostDays) throw brokenRule('to', isBefore(addDays(from, mostDays)));
}
