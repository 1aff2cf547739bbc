import { addDays, addMonths, firstDayOf, lastDayOf, monthOf } from './calendar-grid.ts';

/** The same day of another month, or that month's last day where it has no such day. */
export function sameDayOf(month: string, date: string): string {
  const last = lastDayOf(month);
  const same = `${month}-${date.slice(8)}`;
  return same > last ? last : same;
}

/** Days since Monday. */
const weekdayIndex = (date: string): number => (new Date(date).getUTCDay() + 6) % 7;

/** At the end of a month there is more to choose from than its last days. */
const leastWeeks = 5;
const daysFrom = (first: string, last: string): number => (Date.parse(last) - Date.parse(first)) / 86_400_000 + 1;

/**
 * The weeks of a month from Monday to Sunday; null where a week holds days of another month. Those of the month of `today` begin with
 * this week, and go on into the next month where fewer than five are left.
 */
export function weeksOf(month: string, today: string): (string | null)[][] {
  const isRunning = monthOf(today) === month;
  const first = firstDayOf(month);
  const from = isRunning ? today : first;
  const monday = addDays(from, -weekdayIndex(from));
  const own = Math.ceil(daysFrom(monday, lastDayOf(month)) / 7);
  const weekCount = isRunning ? Math.max(own, leastWeeks) : own;
  const last = weekCount > own ? addDays(monday, weekCount * 7 - 1) : lastDayOf(month);
  return Array.from({ length: weekCount }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const date = addDays(monday, week * 7 + weekday);
      return date < first || date > last ? null : date;
    }),
  );
}

/** The last day that the weeks of a month show. */
export const lastShownIn = (month: string, today: string): string =>
  weeksOf(month, today)
    .flat()
    .findLast((date) => date !== null) ?? lastDayOf(month);

/** The month in which a date is shown: the one that is on the screen, where its weeks hold it. */
export const monthShowing = (date: string, shown: string, today: string): string =>
  monthOf(date) >= shown && date <= lastShownIn(shown, today) ? shown : monthOf(date);

/** Where a key leads from a day, or null for a key that leads nowhere (the keys of the ARIA date grid). */
export function dayAfterKey(key: string, date: string): string | null {
  const steps: Readonly<Record<string, () => string>> = {
    ArrowLeft: () => addDays(date, -1),
    ArrowRight: () => addDays(date, 1),
    ArrowUp: () => addDays(date, -7),
    ArrowDown: () => addDays(date, 7),
    Home: () => addDays(date, -weekdayIndex(date)),
    End: () => addDays(date, 6 - weekdayIndex(date)),
    PageUp: () => sameDayOf(addMonths(monthOf(date), -1), date),
    PageDown: () => sameDayOf(addMonths(monthOf(date), 1), date),
  };
  return steps[key]?.() ?? null;
}
