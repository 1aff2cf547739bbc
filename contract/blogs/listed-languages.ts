import type { Locale } from '../locale.ts';

/** What the lists of a page ask for: articles that can be read in its language. The site is not in Arabic: those stand among the French. */
export const listedLanguages = (locale: Locale): { languages: string } => ({ languages: locale === 'en' ? 'en' : 'fr,ar' });
