import { formatInstant, type DateLanguage } from '#contract/dates-in-words.ts';
import { addMonths, firstDayOf, lastDayOf } from './calendar-grid.ts';

const monthInWords = (month: string, language: DateLanguage): string =>
  formatInstant(`${firstDayOf(month)}T00:00:00Z`, 'month', language, 'UTC');

/**
 * What stands above the weeks of a month (`yyyy-MM`) that go on to a date (`yyyy-MM-dd`). At the end of a month they go
 * on into the next one; a few days further on need no name of their own.
 */
export function monthsInWords(month: string, lastShown: string, language: DateLanguage): string {
  const name = monthInWords(month, language);
  if (lastShown <= lastDayOf(month)) return name;
  const next = addMonths(month, 1);
  const year = month.slice(0, 4);
  return `${next.startsWith(year) ? name.replace(` ${year}`, '') : name} – ${monthInWords(next, language)}`;
}
