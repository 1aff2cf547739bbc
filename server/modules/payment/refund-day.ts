import { isCalendarDate } from '#contract/calendar-date.ts';
import { defaultTimeZone } from '#contract/constants.ts';
import { isAfter, isBefore, isDate } from '#contract/validation-rules.ts';
import { brokenRule } from '../../http/broken-rule.ts';
import { addDays, localDate } from '../booking/zoned-time.ts';

/** Refuses what is no day (yyyy-MM-dd), and one on which an amount cannot have been given back: to come, or before its payment was begun. */
export function refuseImpossibleDay(fieldName: string, refundedOn: string, begunAt: Date, now: Date): void {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(refundedOn) || !isCalendarDate(refundedOn)) throw brokenRule(fieldName, isDate);
  const today = localDate(defaultTimeZone, now);
  const begunOn = localDate(defaultTimeZone, begunAt);
  if (refundedOn > today) throw brokenRule(fieldName, isBefore(addDays(today, 1)));
  if (refundedOn < begunOn) throw brokenRule(fieldName, isAfter(addDays(begunOn, -1)));
}
