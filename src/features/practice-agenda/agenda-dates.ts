import { addDays, addMonths, firstDayOf, lastDayOf, monthOf } from '#src/ui/calendar-grid.ts';
import type { AgendaView } from './agenda-search.ts';

const mondayOf = (date: string): string => addDays(date, -((new Date(date).getUTCDay() + 6) % 7));
const sundayOf = (date: string): string => addDays(mondayOf(date), 6);

function datesBetween(first: string, last: string): string[] {
  const dates: string[] = [];
  for (let date = first; date <= last; date = addDays(date, 1)) dates.push(date);
  return dates;
}

/** The days that a view shows around a date; weeks go from Monday to Sunday, a month with the days that fill its weeks. */
export function datesOf(view: AgendaView, date: string): [string, ...string[]] {
  const bounds = {
    day: () => [date, date],
    three: () => [date, addDays(date, 2)],
    week: () => [mondayOf(date), sundayOf(date)],
    month: () => [mondayOf(firstDayOf(monthOf(date))), sundayOf(lastDayOf(monthOf(date)))],
  }[view]();
  const [first = date, ...others] = datesBetween(bounds[0] ?? date, bounds[1] ?? date);
  return [first, ...others];
}

/** The date that the next view, or the one before, is opened at; of another month, its first day. */
export function dateAfter(view: AgendaView, date: string, direction: 1 | -1): string {
  if (view === 'month') return firstDayOf(addMonths(monthOf(date), direction));
  return addDays(date, direction * { day: 1, three: 3, week: 7 }[view]);
}
