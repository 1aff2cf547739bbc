import type * as z from 'zod/mini';
import { defaultTimeZone } from '#contract/constants.ts';
import type { Service, Therapist, therapistSummary } from '#contract/therapist/therapist.schema.ts';
import { describeFile } from '../bucket/describe-file.ts';
import { hasHours, type Openness } from './is-bookable.ts';
import type { ServiceRow, TherapistRow } from './therapist.queries.ts';

export type TherapistSummary = z.infer<typeof therapistSummary>;

export function presentTherapistSummary(row: TherapistRow, openness: Openness): TherapistSummary {
  const { id, slug, fullName, title, languages, modes } = row;
  const isBookable = openness.isPayable && openness.isOpen(row.account) && row.hasServices && hasHours(row, openness.today);
  return { id, slug, fullName, title, photo: row.photo && describeFile(row.photo), languages, modes, isBookable };
}

export const presentService = ({ id, name, durationMinutes, priceMillimes, modes }: ServiceRow): Service => ({
  id,
  name,
  durationMinutes,
  priceMillimes,
  modes,
});

export function presentTherapist(row: TherapistRow, services: readonly ServiceRow[], openness: Openness): Therapist {
  const { userId, about, education, faq, contact, approaches, licenceNumber } = row;
  return {
    ...presentTherapistSummary(row, openness),
    userId,
    about,
    education,
    faq,
    contact,
    approaches,
    licenceNumber,
    services: services.map(presentService),
    timeZone: row.timeZone ?? defaultTimeZone,
  };
}
