import type { Locale } from '#contract/locale.ts';

const tags: Record<Locale, string> = { fr: 'fr-FR', en: 'en-GB' };

/** « 21 décembre 2026 » */
export const dateInWords = (instant: Date, locale: Locale, timeZone: string): string =>
  new Intl.DateTimeFormat(tags[locale], { dateStyle: 'long', timeZone }).format(instant);

/** « 21 novembre 2026, 09:00 »: the practice's clock. */
export function momentInWords(instant: Date, locale: Locale, timeZone: string): string {
  const time = new Intl.DateTimeFormat(tags[locale], { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }).format(instant);
  return `${dateInWords(instant, locale, timeZone)}, ${time}`;
}
