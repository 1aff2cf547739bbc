import { defaultPath, locales, pathInLocale, type Locale } from '#contract/locale.ts';
import { feedLinks } from './feed-links.ts';
import { messagesOf } from './messages.ts';
import { shareImageTags } from './share-image-tags.ts';
import { breadcrumbData } from './structured-data.ts';

/** What a page says of itself to browsers, search engines and those it is shared with. */
export interface PageHead {
  title: string;
  description?: string | undefined;
  /** Told in the title's place where a link is shared, beside its image. */
  sharedTitle?: string | undefined;
  type?: 'website' | 'article' | 'profile';
  isHiddenFromSearch?: boolean;
  /** Told by a page that is not in the site's own languages, one and all: where it stands in each of those it is in. */
  translations?: { own: string; paths: Readonly<Record<string, string>> };
  /** What the page is about, as schema.org says it; written by the server only. */
  structuredData?: readonly (object | undefined)[];
}

interface PageAddress {
  locale: Locale;
  siteUrl: string;
  /** Without language prefix. */
  path: string;
}

const openGraphLocales: Record<string, string> = { fr: 'fr_TN', en: 'en_GB', ar: 'ar_TN' };

const structuredDataScripts = (data: readonly (object | undefined)[]) =>
  data
    .filter((each) => each !== undefined)
    .map((each) => ({ type: 'application/ld+json', children: JSON.stringify({ '@context': 'https://schema.org', ...each }) }));

/** The tags of a page's head, in the router's form. */
export function headTags(head: PageHead, { locale, siteUrl, path }: PageAddress) {
  const site = messagesOf(locale, 'app')('siteName');
  const title = head.title.startsWith(site) ? head.title : `${head.title} · ${site}`;
  const shared = head.sharedTitle ?? head.title;
  const paths = head.translations?.paths ?? Object.fromEntries(locales.map((language) => [language, pathInLocale(path, language)]));
  const own = head.translations?.own ?? locale;
  const ownAddress = siteUrl + (paths[own] ?? '');
  const meta: Record<string, string>[] = [
    ...(head.description
      ? [
          { name: 'description', content: head.description },
          { property: 'og:description', content: head.description },
        ]
      : []),
    ...(head.isHiddenFromSearch ? [{ name: 'robots', content: 'noindex' }] : []),
    { property: 'og:title', content: shared },
    { property: 'og:type', content: head.type ?? 'website' },
    { property: 'og:url', content: ownAddress },
    // Constant while a document is open (but for the Arabic help line), and read by those who fetch a page anew: only the server writes them.
    ...(import.meta.env.SSR
      ? [
          { property: 'og:site_name', content: site },
          { property: 'og:locale', content: openGraphLocales[own] ?? '' },
          // What is not found by searching has no picture of its own.
          ...shareImageTags({ path: head.isHiddenFromSearch ? '/' : path, language: own, siteUrl, title: shared }),
        ]
      : []),
  ];
  const links: { rel: string; href: string; hrefLang?: string; type?: string; title?: string }[] = head.isHiddenFromSearch
    ? []
    : [
        { rel: 'canonical', href: ownAddress },
        ...Object.entries({ ...paths, 'x-default': defaultPath(paths) }).map(([hrefLang, below]) => ({
          rel: 'alternate',
          hrefLang,
          href: siteUrl + below,
        })),
        ...(import.meta.env.SSR ? feedLinks({ path, locale, siteUrl }) : []),
      ];
  const where = import.meta.env.SSR ? breadcrumbData(path, shared, own, siteUrl) : undefined;
  return {
    meta: [{ title }, ...meta],
    links,
    scripts: import.meta.env.SSR && !head.isHiddenFromSearch ? structuredDataScripts([...(head.structuredData ?? []), where]) : [],
  };
}
