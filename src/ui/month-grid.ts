import { addDays, addMonths, firstDayOf, lastDayOf, monthOf } from './calendar-grid.ts';

/** The same day of another month, or that month's last day where it has no such day. */
export function sameDayOf(month: string, date: string): string {
  const last = lastDayOf(month);
  const same = `${month}-${date.slice(8)}`;
  return same > last ? last : same;
}

/** Days since Monday. */
const weekdayIndex = (date: string): number => (new Date(date).getUTCDay() + 6) % 7;

/** The weeks of a month from Monday to Sunday; null where a week holds days of another month. */
export function weeksOf(month: string): (string | null)[][] {
  const first = firstDayOf(month);
  const dayCount = Number(lastDayOf(month).slice(8));
  const leading = weekdayIndex(first);
  const weekCount = Math.ceil((leading + dayCount) / 7);
  return Array.from({ length: weekCount }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const day = week * 7 + weekday - leading;
      return day < 0 || day >= dayCount ? null : addDays(first, day);
    }),
  );
}

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
