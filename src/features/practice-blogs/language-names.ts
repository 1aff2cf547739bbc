import type { Locale } from '#contract/locale.ts';

/** What languages are called on a page, by their codes. */
export function languageNames(locale: Locale): (code: string) => string {
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  return (code) => names.of(code) ?? code;
}
