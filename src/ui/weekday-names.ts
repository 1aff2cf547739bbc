import { formatInstant, type DateLanguage, type DateStyle } from '#contract/dates-in-words.ts';

/** A Monday. */
const monday = Date.UTC(2024, 0, 1);

/** The days of the week from Monday on; `short` is « lun », without the full stop of some versions of Unicode's data. */
export function weekdayNames(language: DateLanguage): { long: string; short: string }[] {
  const name = (day: number, style: DateStyle) =>
    formatInstant(new Date(monday + day * 86_400_000), style, language, 'UTC').split(' ')[0] ?? '';
  return Array.from({ length: 7 }, (_, day) => ({ long: name(day, 'day'), short: name(day, 'shortDay').replace('.', '') }));
}
