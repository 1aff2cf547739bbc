import type { OpeningHours } from '#contract/booking/opening-hours.endpoints.ts';
import type { Schedule } from '#contract/booking/booking.schema.ts';
import { defaultTimeZone } from '#contract/constants.ts';
import type { Deps } from '../../deps.ts';
import { findTeam } from '../therapist/team.queries.ts';
import { intervalsOn } from './availability.ts';
import { readToday } from './read-today.ts';
import { addDays, weekdayOf } from './zoned-time.ts';

type Interval = Schedule['weekly'][number]['intervals'][number];
type Hours = Pick<Schedule, 'weekly' | 'seasons'>;

/** Those that meet or overlap made one, in order. */
function joined(intervals: readonly Interval[]): Interval[] {
  const whole: Interval[] = [];
  for (const next of intervals.toSorted((a, b) => a.start.localeCompare(b.start))) {
    const last = whole.at(-1);
    if (last && next.start <= last.end) whole[whole.length - 1] = { start: last.start, end: next.end > last.end ? next.end : last.end };
    else whole.push(next);
  }
  return whole;
}

/** The hours of those who have sessions on offer, together, on each of the seven days from `today` (yyyy-MM-dd). */
export function openingHoursOf(team: readonly Hours[], today: string): OpeningHours['days'] {
  const week = Array.from({ length: 7 }, (_, index) => addDays(today, index));
  return week
    .map((date) => ({ date, weekday: weekdayOf(date) }))
    .toSorted((a, b) => a.weekday - b.weekday)
    .flatMap(({ date, weekday }) =>
      joined(team.flatMap((hours) => intervalsOn(hours, date))).map(({ start, end }) => ({ weekday, opens: start, closes: end })),
    );
}

export async function readOpeningHours({ db, clock }: Deps): Promise<OpeningHours> {
  const team = await findTeam(db);
  const open = team
    .filter(({ services }) => (services ?? 0) > 0)
    .map(({ weekly, seasons }) => ({ weekly: weekly ?? [], seasons: seasons ?? [] }));
  const today = readToday(clock, defaultTimeZone);
  return { timeZone: defaultTimeZone, from: today, to: addDays(today, 6), days: openingHoursOf(open, today) };
}
