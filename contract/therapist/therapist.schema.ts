import * as z from 'zod/mini';
import { fileRecord } from '../bucket/bucket.schema.ts';
import { localizedText } from '../categories/categories.schema.ts';

export const sessionModes = ['OFFICE', 'VIDEO', 'PHONE'] as const;
export type SessionMode = (typeof sessionModes)[number];

const service = z.object({
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
});
