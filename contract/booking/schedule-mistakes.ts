import { isCalendarDate } from '../calendar-date.ts';
import type { Schedule } from './booking.schema.ts';

type Weekly = Schedule['weekly'];

/** What is wrong with a part of a schedule, and the field it is told on: `seasons.1.from`, `weekly.0.intervals.1`. */
export type ScheduleMistake =
  | { readonly kind: 'INTERVAL' | 'NO_DATE'; readonly fieldName: string }
  /** A season must not end before that date, or begin before another has ended on it. */
  | { readonly kind: 'BACKWARDS' | 'OVERLAP'; readonly fieldName: string; readonly after: string };

/**
 * What no calendar could follow in weekly hours and seasons: an interval that ends before it starts or meets another of
 * its day, a season with a date that does not exist, that ends before it starts, or that begins within another.
 */
export const scheduleMistakes = ({ weekly, seasons }: Pick<Schedule, 'weekly' | 'seasons'>): ScheduleMistake[] => [
  ...intervalMistakes(weekly, 'weekly'),
  ...seasons.flatMap((season, index): ScheduleMistake[] => [
    ...dateMistakes(season, seasons, `seasons.${index}`),
    ...intervalMistakes(season.weekly, `seasons.${index}.weekly`),
  ]),
];

function dateMistakes(season: Schedule['seasons'][number], all: Schedule['seasons'], fieldName: string): ScheduleMistake[] {
  const wrong = (['from', 'to'] as const).filter((end) => !isCalendarDate(season[end]));
  if (wrong.length > 0) return wrong.map((end) => ({ kind: 'NO_DATE', fieldName: `${fieldName}.${end}` }));
  if (season.to < season.from) return [{ kind: 'BACKWARDS', fieldName: `${fieldName}.to`, after: season.from }];
  const earlier = all.filter((other) => other !== season && hasDates(other) && other.from <= season.from && season.from <= other.to);
  // Of two that begin on the same day it is said of the one listed last.
  const met = earlier.find((other) => other.from < season.from || all.indexOf(other) < all.indexOf(season));
  return met ? [{ kind: 'OVERLAP', fieldName: `${fieldName}.from`, after: met.to }] : [];
}

const hasDates = ({ from, to }: Schedule['seasons'][number]): boolean => isCalendarDate(from) && isCalendarDate(to);

function intervalMistakes(weekly: Weekly, field: string): ScheduleMistake[] {
  // Times of one length are in the order of their text.
  const intervals = weekly.flatMap((day, dayIndex) =>
    day.intervals.map((interval, index) => ({
      ...interval,
      weekday: day.weekday,
      fieldName: `${field}.${dayIndex}.intervals.${index}`,
    })),
  );
  return intervals.flatMap(({ start, end, weekday, fieldName }, index): ScheduleMistake[] => {
    const meetsEarlier = intervals.slice(0, index).some((other) => other.weekday === weekday && other.start < end && start < other.end);
    return !start || !end || start >= end || meetsEarlier ? [{ kind: 'INTERVAL', fieldName }] : [];
  });
}
