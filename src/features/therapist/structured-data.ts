import type { Locale } from '#contract/locale.ts';
import type { Therapist } from '#contract/therapist/therapist.schema.ts';

/** The therapist as https://schema.org/Person, for search engines. */
export function structuredDataOf({ fullName, title, languages, contact }: Therapist, locale: Locale): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Person',
    name: fullName,
    jobTitle: title[locale],
    knowsLanguage: languages,
    email: contact.email,
    telephone: contact.phone,
    address: contact.address[locale],
  };
}
