import * as z from 'zod/mini';
import type { FileRecord } from '#contract/bucket/bucket.schema.ts';
import type { Localized } from '#contract/locale.ts';
import {
  educationBody,
  therapistBody,
  type SessionMode,
  type Therapist,
  type TherapistInput,
} from '#contract/therapist/therapist.schema.ts';
import { requiredText, urlText } from '#contract/validation-rules.ts';
import { textOrNone } from '#src/practice/text-or-none.ts';

/** A profile as it is typed: paragraphs are one text with empty lines between them, years are texts. */
export interface ProfileFields {
  fullName: string;
  title: Localized;
  photo: FileRecord | null;
  about: Localized;
  education: { year: string; title: Localized; place: Localized }[];
  faq: { question: Localized; answer: Localized }[];
  contact: { email: string; phone: string; address: Localized; mapLink: string };
  languages: string[];
  approaches: Localized[];
  modes: SessionMode[];
  licenceNumber: string;
}

export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');

const paragraphs = z.pipe(z.pipe(requiredText(), z.transform(paragraphsOf)), therapistBody.shape.about.shape.fr);
const year = z.pipe(
  z.pipe(
    z.string(),
    z.transform((written) => Number(written)),
  ),
  educationBody.shape.year,
);

const mapLink = textOrNone(urlText());

/** Judges what is typed as the server judges the profile. */
export const profileForm: z.ZodMiniType<TherapistInput, ProfileFields> = z.extend(z.omit(therapistBody, { services: true }), {
  about: z.object({ fr: paragraphs, en: paragraphs }),
  contact: z.extend(therapistBody.shape.contact, { mapLink }),
  education: z.array(z.extend(educationBody, { year })).check(z.maxLength(40)),
}) as unknown as z.ZodMiniType<TherapistInput, ProfileFields>;

/** What visitors would read if what is typed were saved; an entry without its first words is not told yet. */
export const typedProfile = (therapist: Therapist, typed: ProfileFields): Therapist => ({
  ...therapist,
  ...typed,
  about: { fr: paragraphsOf(typed.about.fr), en: paragraphsOf(typed.about.en) },
  education: typed.education
    .map((entry) => ({ ...entry, year: Number(entry.year) }))
    .filter(({ year, title }) => year && (title.fr || title.en)),
  faq: typed.faq.filter(({ question }) => question.fr || question.en),
  approaches: typed.approaches.filter(({ fr, en }) => fr || en),
  contact: { ...typed.contact, mapLink: /^https?:/.test(typed.contact.mapLink) ? typed.contact.mapLink : null },
  licenceNumber: typed.licenceNumber.trim() || null,
  // No times are taken from a preview.
  isBookable: false,
});

export const fieldsOf = (therapist: Therapist): ProfileFields => ({
  fullName: therapist.fullName,
  title: therapist.title,
  photo: therapist.photo,
  about: { fr: therapist.about.fr.join('\n\n'), en: therapist.about.en.join('\n\n') },
  education: therapist.education.map((entry) => ({ ...entry, year: String(entry.year) })),
  faq: therapist.faq,
  contact: { ...therapist.contact, mapLink: therapist.contact.mapLink ?? '' },
  languages: therapist.languages,
  approaches: therapist.approaches,
  modes: therapist.modes,
  licenceNumber: therapist.licenceNumber ?? '',
});
