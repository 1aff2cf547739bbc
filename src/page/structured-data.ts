import type { BreadcrumbList, MedicalBusiness, OpeningHoursSpecification, Organization } from 'schema-dts';
import type { OpeningHours } from '#contract/booking/opening-hours.endpoints.ts';
import { threadsLabel } from '#contract/constants.ts';
import { locales, pathInLocale, type Locale } from '#contract/locale.ts';
import type { Practice } from '#contract/practice/practice.endpoints.ts';
import { messagesOf } from './messages.ts';

// For search engines (https://schema.org), written by the server alone.

interface Site {
  locale: Locale;
  siteUrl: string;
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** Who stands behind what is told: whole on the home page, where search engines ask for an address of whoever can be visited. */
export const practiceInShort = ({ name }: Practice, { locale, siteUrl }: Site) =>
  ({
    '@type': 'Organization',
    '@id': `${siteUrl}/#practice`,
    name,
    url: siteUrl + pathInLocale('/', locale),
    logo: `${siteUrl}/icon-512.png`,
  }) satisfies Organization;

const hoursData = ({ days, from, to }: OpeningHours): OpeningHoursSpecification[] =>
  days.map(({ weekday, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: `https://schema.org/${weekdays[weekday] ?? 'Sunday'}`,
    opens,
    // The end of a day as search engines write it.
    closes: closes === '24:00' ? '23:59' : closes,
    validFrom: from,
    validThrough: to,
  }));

/** The practice as somewhere to go, once it has said where it is. */
export function practiceData(practice: Practice, site: Site, hours: OpeningHours | undefined) {
  const { email, phone, address, socialLinks } = practice;
  const street = address[site.locale];
  const inShort = practiceInShort(practice, site);
  if (street === '') return inShort;
  return {
    ...inShort,
    '@type': 'MedicalBusiness',
    image: inShort.logo,
    ...(email === '' ? {} : { email }),
    ...(phone === '' ? {} : { telephone: phone }),
    address: { '@type': 'PostalAddress', streetAddress: street, addressCountry: 'TN' },
    ...(socialLinks.length > 0 ? { sameAs: socialLinks.map(({ url }) => url) } : {}),
    ...(hours && hours.days.length > 0 ? { openingHoursSpecification: hoursData(hours) } : {}),
  } satisfies MedicalBusiness;
}

/** Where a page stands in its own language: home, its part of the site, itself. None for the home page, and in Arabic, which has no names for these. */
export function breadcrumbData(path: string, title: string, language: string, siteUrl: string) {
  const locale = locales.find((each) => each === language);
  if (path === '/' || locale === undefined) return undefined;
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
