import type { Schedule } from '#contract/booking/booking.schema.ts';
import { exists, isAfter, isDate, type Rule } from '#contract/validation-rules.ts';
import { brokenRule } from '../../http/broken-rule.ts';
import { isCalendarDate, isTimeZone, minutesOfDay } from './zoned-time.ts';

type Weekly = Schedule['weekly'];

const isOrdered: Rule = { name: 'isRecord', parameters: [], test: (value) => value === true };

/** Throws a 400 on the first field that no calendar could follow: an unknown zone, an interval that ends before it starts or meets another. */
export function refuseUnusableSchedule({ timeZone, weekly, seasons }: Pick<Schedule, 'timeZone' | 'weekly' | 'seasons'>): void {
  if (!isTimeZone(timeZone)) throw brokenRule('timeZone', exists(false));
  refuseMeetingIntervals(weekly, 'weekly');
  seasons.forEach((season, index) => {
    if (!isCalendarDate(season.from)) throw brokenRule(`seasons.${index}.from`, isDate);
    if (!isCalendarDate(season.to)) throw brokenRule(`seasons.${index}.to`, isDate);
    if (season.to < season.from) throw brokenRule(`seasons.${index}.to`, isAfter(season.from));
    refuseMeetingIntervals(season.weekly, `seasons.${index}.weekly`);
  });
}

function refuseMeetingIntervals(weekly: Weekly, field: string): void {
  const intervals = weekly.flatMap((day, dayIndex) =>
    day.intervals.map(({ start, end }, index) => ({
      weekday: day.weekday,
      start: minutesOfDay(start),
      end: minutesOfDay(end),
      field: `${field}.${dayIndex}.intervals.${index}`,
    })),
  );
  intervals.forEach((interval, index) => {
    const meetsEarlier = intervals
      .slice(0, index)
      .some((other) => other.weekday === interval.weekday && other.start < interval.end && interval.start < other.end);
    if (interval.start >= interval.end || meetsEarlier) throw brokenRule(interval.field, isOrdered);
  });
}
