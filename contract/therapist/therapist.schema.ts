import * as z from 'zod/mini';
import { fileRecord, fileReference } from '../bucket/bucket.schema.ts';
import { localizedText } from '../categories/categories.schema.ts';
import { hasMaxLength, isEmail, isObjectId, requiredText, text, urlText } from '../validation-rules.ts';

export const sessionModes = ['OFFICE', 'VIDEO', 'PHONE'] as const;
export type SessionMode = (typeof sessionModes)[number];

export const service = z.object({
  id: z.string(),
  name: localizedText,
  durationMinutes: z.int(),
  priceMillimes: z.int(),
  modes: z.array(z.enum(sessionModes)),
});
export type Service = z.infer<typeof service>;

const localizedParagraphs = z.object({ fr: z.array(z.string()), en: z.array(z.string()) });

export const therapist = z.object({
  id: z.string(),
  slug: z.string(),
  userId: z.string(),
  fullName: z.string(),
  title: localizedText,
  photo: z.nullable(fileRecord),
  about: localizedParagraphs,
  education: z.array(z.object({ year: z.int(), title: localizedText, place: localizedText })),
  faq: z.array(z.object({ question: localizedText, answer: localizedText })),
  contact: z.object({ email: z.string(), phone: z.string(), address: localizedText, mapLink: z.nullable(z.string()) }),
  languages: z.array(z.string()),
  approaches: z.array(localizedText),
  modes: z.array(z.enum(sessionModes)),
  /** Clients can book online: there are sessions, hours and a way to pay. */
  isBookable: z.boolean(),
  licenceNumber: z.nullable(z.string()),
  services: z.array(service),
  timeZone: z.string(),
});
export type Therapist = z.infer<typeof therapist>;

export const therapistSummary = z.pick(therapist, {
  id: true,
  slug: true,
  fullName: true,
  title: true,
  photo: true,
  languages: true,
  modes: true,
  isBookable: true,
});

const line = requiredText(hasMaxLength(200));
const paragraph = requiredText(hasMaxLength(3000));
const lineInBoth = z.object({ fr: line, en: line });
const paragraphInBoth = z.object({ fr: paragraph, en: paragraph });
const modeList = z.array(z.enum(sessionModes)).check(z.minLength(1), z.maxLength(sessionModes.length));

/** A session on offer: with its id one that is changed, without it a new one. */
export const serviceBody = z.object({
  id: z.optional(text(isObjectId)),
  name: lineInBoth,
  durationMinutes: z.int().check(z.minimum(5), z.maximum(480)),
  priceMillimes: z.int().check(z.minimum(0), z.maximum(100_000_000)),
  modes: modeList,
});

export const educationBody = z.object({ year: z.int().check(z.minimum(1900), z.maximum(2100)), title: lineInBoth, place: lineInBoth });

/** A profile as it is written; services left out stay as they are, and one that is no longer listed is no longer on offer. */
export const therapistBody = z.object({
  fullName: line,
  title: lineInBoth,
  photo: z.optional(z.nullable(fileReference)),
  about: z.object({ fr: z.array(paragraph).check(z.maxLength(20)), en: z.array(paragraph).check(z.maxLength(20)) }),
  education: z.array(educationBody).check(z.maxLength(40)),
  faq: z.array(z.object({ question: lineInBoth, answer: paragraphInBoth })).check(z.maxLength(40)),
  contact: z.object({ email: requiredText(isEmail), phone: line, address: lineInBoth, mapLink: z.optional(z.nullable(urlText())) }),
  languages: z.array(line).check(z.minLength(1), z.maxLength(20)),
  approaches: z.array(lineInBoth).check(z.maxLength(20)),
  modes: modeList,
  licenceNumber: z.optional(z.nullable(text(hasMaxLength(60)))),
  services: z.optional(z.array(serviceBody).check(z.maxLength(30))),
});
export type TherapistInput = z.output<typeof therapistBody>;

export const newTherapistBody = z.extend(therapistBody, { userId: requiredText(isObjectId) });
