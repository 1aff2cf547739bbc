/** The languages of the site. French is the first language and the fallback. */
export const locales = ['fr', 'en'] as const;
export type Locale = (typeof locales)[number];
const fallbackLocale: Locale = 'fr';

/** A text that exists in both languages. */
export type Localized = Record<Locale, string>;

/** The language of a page, told by its path alone: `/en` and what is below it is English. */
export function localeOfPath(pathname: string): Locale {
  return pathname === '/en' || pathname.startsWith('/en/') ? 'en' : 'fr';
}

/** The same page without its language prefix: `/en/blogs` and `/blogs` both give `/blogs`. */
export function pathWithoutLocale(pathname: string): string {
  if (localeOfPath(pathname) === 'fr') return pathname;
  return pathname.slice('/en'.length) || '/';
}

/** The path of a page in a language, from its path without prefix. */
export function pathInLocale(path: string, locale: Locale): string {
  if (locale === 'fr') return path;
  return path === '/' ? '/en' : `/en${path}`;
}

/** Of a page's paths by language, the one for whoever reads none of them. */
export const defaultPath = (paths: Readonly<Record<string, string>>): string => paths['fr'] ?? paths['en'] ?? Object.values(paths)[0] ?? '';

/** The language asked for by an Accept-Language header: the first of ours that it names, else French. */
export function localeOfHeader(acceptLanguage: string | undefined): Locale {
  for (const part of (acceptLanguage ?? '').split(',')) {
    const language = part.trim().slice(0, 2).toLowerCase();
    if (language === 'fr' || language === 'en') return language;
  }
  return fallbackLocale;
}
