import type { BreadcrumbList, MedicalBusiness } from 'schema-dts';
import type { OpeningHours } from '#contract/booking/opening-hours.endpoints.ts';
import { threadsLabel } from '#contract/constants.ts';
import { pathInLocale, type Locale } from '#contract/locale.ts';
import type { Practice } from '#contract/practice/practice.endpoints.ts';
import { messagesOf } from './messages.ts';

// For search engines (https://schema.org), written by the server alone.

interface Site {
  locale: Locale;
  siteUrl: string;
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** As the practice has filled it in so far. */
export function practiceData({ name, email, phone, address, socialLinks }: Practice, { locale, siteUrl }: Site, hours?: OpeningHours) {
  const street = address[locale];
  return {
    '@type': 'MedicalBusiness',
    '@id': `${siteUrl}/#practice`,
    name,
    url: siteUrl + pathInLocale('/', locale),
    logo: `${siteUrl}/icon-512.png`,
    image: `${siteUrl}/icon-512.png`,
    ...(email === '' ? {} : { email }),
    ...(phone === '' ? {} : { telephone: phone }),
    ...(street === '' ? {} : { address: { '@type': 'PostalAddress', streetAddress: street, addressCountry: 'TN' } }),
    ...(socialLinks.length > 0 ? { sameAs: socialLinks.map(({ url }) => url) } : {}),
    ...(hours && hours.days.length > 0
      ? {
          openingHoursSpecification: hours.days.map(({ weekday, opens, closes }) => ({
            '@type': 'OpeningHoursSpecification' as const,
            dayOfWeek: `https://schema.org/${weekdays[weekday] ?? 'Sunday'}` as const,
            opens,
            closes,
          })),
        }
      : {}),
  } satisfies MedicalBusiness;
}

/** Where a page stands: home, its part of the site, itself. None for the home page. */
export function breadcrumbData(path: string, title: string, { locale, siteUrl }: Site) {
  if (path === '/') return undefined;
  const t = messagesOf(locale, 'app');
  const parts: Record<string, string> = { blogs: t('blogs'), therapist: t('therapists'), threads: threadsLabel };
  const [, part = '', inner] = path.split('/');
  const above = [
    { name: t('home'), path: '/' },
    ...(inner !== undefined && parts[part] !== undefined ? [{ name: parts[part], path: `/${part}` }] : []),
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...above, { name: title, path }].map((place, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: place.name,
      item: siteUrl + pathInLocale(place.path, locale),
    })),
  } satisfies BreadcrumbList;
}
