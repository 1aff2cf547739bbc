import * as z from 'zod/mini';
import type { Localized } from '#contract/locale.ts';
import type { Practice } from '#contract/practice/practice.endpoints.ts';
import { newInvitation } from '#contract/therapist/invitation.schema.ts';
import { therapistBody, type TherapistInput } from '#contract/therapist/therapist.schema.ts';

/** What a profile begins with: the rest is written on its own screen. */
export interface TherapistFields {
  who: 'ONESELF' | 'OTHER';
  email: string;
  fullName: string;
  title: Localized;
  contact: { email: string; phone: string; address: Localized };
}

const shape = therapistBody.shape;
const beginning = { fullName: shape.fullName, title: shape.title, contact: z.omit(shape.contact, { mapLink: true }) };

const newTherapist = z.object({ ...beginning, email: z.optional(newInvitation.shape.email) });
export type NewTherapist = z.output<typeof newTherapist>;

/** Judges the fields as the server judges the profile; of oneself no address is asked. */
export const therapistForm = z.pipe(
  z.transform(({ who, email, ...given }: TherapistFields): z.input<typeof newTherapist> => ({
    ...given,
    ...(who === 'OTHER' && { email }),
  })),
  newTherapist,
) as unknown as z.ZodMiniType<NewTherapist, TherapistFields>;

/** The whole of a profile that has only begun. */
export const profileOf = ({ fullName, title, contact }: NewTherapist): TherapistInput => ({
  fullName,
  title,
  contact: { ...contact, mapLink: null },
  about: { fr: [], en: [] },
  education: [],
  faq: [],
  approaches: [],
  languages: ['ar', 'fr'],
  modes: ['OFFICE'],
});

/** As the practice says of itself, where it has; the name of who begins it, where it is known. */
export const firstFields = (practice: Practice, who: TherapistFields['who'], fullName: string): TherapistFields => ({
  who,
  email: '',
  fullName,
  title: { fr: 'Psychologue', en: 'Psychologist' },
  contact: { email: practice.email, phone: practice.phone, address: practice.address },
});
