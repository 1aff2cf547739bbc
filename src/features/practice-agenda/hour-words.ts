import type { Locale } from '#contract/locale.ts';

/** An hour of the day in the margin of a grid: « 9 h », “9 am”. */
export const hourWords = (hour: number, locale: Locale): string =>
  locale === 'fr' ? `${hour}\u00A0h` : `${hour % 12 || 12}\u00A0${hour < 12 ? 'am' : 'pm'}`;
