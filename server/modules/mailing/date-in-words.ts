import type { Locale } from '#contract/locale.ts';
import { formatInstant } from '#contract/dates-in-words.ts';

/** « 21 décembre 2026 » */
export const dateInWords = (instant: Date, locale: Locale, timeZone: string): string => formatInstant(instant, 'date', locale, timeZone);

/** « 21 novembre 2026 à 9 h » */
export const momentInWords = (instant: Date, locale: Locale, timeZone: string): string =>
  [dateInWords(instant, locale, timeZone), formatInstant(instant, 'time', locale, timeZone)].join(locale === 'fr' ? ' à ' : ' at ');

/** « mardi 1er décembre à 10 h 30 (heure de Tunis) »: whose clock it is stands beside it. */
export const timeInWords = (instant: Date, locale: Locale, timeZone: string): string =>
  `${formatInstant(instant, 'dayAndTime', locale, timeZone)} (${clockOf(timeZone, locale)})`;

/** The clock of a zone by the city of its name, which in French drops the vowel before another: « heure d’Alger ». */
function clockOf(timeZone: string, locale: Locale): string {
  const city = (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
  if (locale === 'en') return `${city} time`;
  return `heure ${/^[aeiouéèh]/i.test(city) ? 'd’' : 'de '}${city}`;
}
