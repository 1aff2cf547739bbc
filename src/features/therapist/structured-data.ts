import type { FAQPage, Person } from 'schema-dts';
import { fileUrl } from '#contract/bucket/file-url.ts';
import { pathInLocale, type Locale } from '#contract/locale.ts';
import { shareImageUrl } from '#contract/og-image/share-image-url.ts';
import type { Practice } from '#contract/practice/practice.endpoints.ts';
import type { Therapist } from '#contract/therapist/therapist.schema.ts';
import { practiceInShort } from '#src/page/structured-data.ts';

interface Site {
  locale: Locale;
  siteUrl: string;
  practice: Practice | undefined;
}

/** The therapist as https://schema.org/Person. */
export function therapistData(
  { slug, fullName, title, about, photo, languages, contact, services }: Therapist,
  { locale, siteUrl, practice }: Site,
) {
  const [presentation] = about[locale];
  const path = `/therapist/${slug}`;
  const image = photo ? fileUrl(photo, 640, 640) : shareImageUrl(path, locale);
  return {
    '@type': 'Person',
    name: fullName,
    url: siteUrl + pathInLocale(path, locale),
    image: siteUrl + image,
    jobTitle: title[locale],
    ...(presentation === undefined ? {} : { description: presentation }),
    knowsLanguage: languages,
    email: contact.email,
    telephone: contact.phone,
    address: { '@type': 'PostalAddress', streetAddress: contact.address[locale], addressCountry: 'TN' },
    ...(services.length > 0
      ? {
          makesOffer: services.map(({ name, priceMillimes }) => ({
            '@type': 'Offer' as const,
            name: name[locale],
            price: priceMillimes / 1000,
            priceCurrency: 'TND',
          })),
        }
      : {}),
    ...(practice ? { worksFor: practiceInShort(practice, { locale, siteUrl }) } : {}),
  } satisfies Person;
}

/** What visitors ask, as https://schema.org/FAQPage; none where nothing is answered. */
export function faqData({ faq }: Therapist, locale: Locale) {
  if (faq.length === 0) return undefined;
  return {
    '@type': 'FAQPage',
    mainEntity: faq.map(({ question, answer }) => ({
      '@type': 'Question' as const,
      name: question[locale],
      acceptedAnswer: { '@type': 'Answer' as const, text: answer[locale] },
    })),
  } satisfies FAQPage;
}
