import type { DateLanguage } from '#contract/dates-in-words.ts';

const intlLocales: Record<DateLanguage, string> = { fr: 'fr-FR', en: 'en-GB', ar: 'ar-TN' };
/** A Monday, whatever the zone it is read in. */
const monday = Date.UTC(2024, 0, 1, 12);

/** The days of the week from Monday on; `short` is « lun », without the full stop of some versions of Unicode's data. */
export function weekdayNames(language: DateLanguage): { long: string; short: string }[] {
  const name = (day: number, weekday: 'long' | 'short') =>
    new Intl.DateTimeFormat(intlLocales[language], { weekday, timeZone: 'UTC' }).format(monday + day * 86_400_000);
  return Array.from({ length: 7 }, (_, day) => ({ long: name(day, 'long'), short: name(day, 'short').replace('.', '') }));
}
