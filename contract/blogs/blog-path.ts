import { pathInLocale } from '../locale.ts';

/** Where an article is read in the language it is written in. The site is not in Arabic: those stand among the French. */
export const blogPath = ({ slug, language }: { slug: string; language: string }): string =>
  pathInLocale(`/blogs/${slug}`, language === 'en' ? 'en' : 'fr');
