import { feeds } from '#contract/feeds.ts';
import { pathInLocale, type Locale } from '#contract/locale.ts';
import { messagesOf } from './messages.ts';

/** Where a feed reader finds what can be followed of the part of the site that a page stands in. */
export function feedLinks({ path, locale, siteUrl }: { path: string; locale: Locale; siteUrl: string }) {
  const t = messagesOf(locale, 'app');
  return feeds
    .filter(({ of }) => path.split('/')[1] === of)
    .map(({ of, format, path: feed, type }) => ({
      rel: 'alternate',
      type,
      title: `${t(`feeds.${of}`)} (${format})`,
      href: siteUrl + pathInLocale(feed, locale),
    }));
}
