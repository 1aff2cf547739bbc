import type { Therapist } from '#contract/therapist/therapist.schema.ts';

/** The practitioner of the demonstration: a fictional person. */
export type SeedTherapist = Pick<
  Therapist,
  'slug' | 'fullName' | 'title' | 'about' | 'education' | 'faq' | 'contact' | 'languages' | 'approaches' | 'modes' | 'licenceNumber'
>;
