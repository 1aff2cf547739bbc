import type { Locale } from '#contract/locale.ts';
import { wordsAtHand } from '#contract/words-at-hand.ts';

// Making one of these takes longer than all it formats on a page.
const formatters = new Map<string, Intl.NumberFormat>();

/** An amount in millimes as people say it: « 80 DT », « 80,500 DT ». */
export const formatMillimes = (amountMillimes: number, locale: Locale): string =>
  wordsAtHand(`${amountMillimes} ${locale}`, () => {
    const minimumFractionDigits = amountMillimes % 1000 === 0 ? 0 : 3;
    const key = locale + minimumFractionDigits;
    const format = formatters.get(key) ?? new Intl.NumberFormat(locale === 'fr' ? 'fr-FR' : 'en-GB', { minimumFractionDigits });
    formatters.set(key, format);
    return `${format.format(amountMillimes / 1000)}\u00A0DT`;
  });
