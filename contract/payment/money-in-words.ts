import type { Locale } from '#contract/locale.ts';

// Making one of these takes longer than all it formats on a page.
const formatters = new Map<string, Intl.NumberFormat>();

function dinarFormat(locale: Locale, decimals: number): Intl.NumberFormat {
  const key = `${locale} ${decimals}`;
  const known = formatters.get(key);
  if (known) return known;
  const options = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  const made = new Intl.NumberFormat(locale === 'fr' ? 'fr-FR' : 'en-GB', options);
  formatters.set(key, made);
  return made;
}

/** An amount in millimes as people say it: « 80 DT », « 80,500 DT ». */
export function formatMillimes(amountMillimes: number, locale: Locale): string {
  const decimals = amountMillimes % 1000 === 0 ? 0 : 3;
  return `${dinarFormat(locale, decimals).format(amountMillimes / 1000)}\u00a0DT`;
}
