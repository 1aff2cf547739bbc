import type { Service } from '#contract/therapist/therapist.schema.ts';

type Four<T> = readonly [T, T, T, T];

/** What the practitioner of the demonstration offers, with the prices and durations of DOMAIN 4. */
export const services: Four<Omit<Service, 'id'>> = [
  {
    name: { fr: 'Consultation', en: 'Consultation' },
    durationMinutes: 50,
    priceMillimes: 80_000,
    modes: ['OFFICE', 'VIDEO', 'PHONE'],
  },
  { name: { fr: 'Suivi', en: 'Follow-up' }, durationMinutes: 30, priceMillimes: 50_000, modes: ['OFFICE', 'VIDEO', 'PHONE'] },
  { name: { fr: 'Couple', en: 'Couple session' }, durationMinutes: 80, priceMillimes: 120_000, modes: ['OFFICE', 'VIDEO'] },
  { name: { fr: 'Coaching', en: 'Coaching' }, durationMinutes: 60, priceMillimes: 100_000, modes: ['OFFICE', 'VIDEO', 'PHONE'] },
];
