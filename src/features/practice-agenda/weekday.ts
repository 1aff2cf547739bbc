import { formatInstant } from '#contract/dates-in-words.ts';
import type { Locale } from '#contract/locale.ts';

/** The day of the week of a date, yyyy-MM-dd: « lun », “Mon”. */
export const shortWeekday = (date: string, locale: Locale): string =>
  firstWord(formatInstant(date, 'shortDay', locale, 'UTC')).replace('.', '');

/** The same in full: « lundi », “Monday”. */
export const weekday = (date: string, locale: Locale): string => firstWord(formatInstant(date, 'day', locale, 'UTC'));

const firstWord = (text: string): string => text.split(' ')[0] ?? '';
