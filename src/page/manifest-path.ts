import type { Locale } from '#contract/locale.ts';

/** The web manifest of a language. They describe one application: an installed one follows the language last used in it. */
export const manifestPath = (locale: Locale): string => `/manifest-${locale}.webmanifest`;
