import type { Reservation } from '#contract/booking/booking.schema.ts';
import type { Locale } from '#contract/locale.ts';
import { dateInZone, formatInstant } from '#contract/dates-in-words.ts';

type Moment = Pick<Reservation, 'startDateTime' | 'endDateTime' | 'therapist'>;

/** « jeudi 12 novembre », in the practice's zone; with the year when it is not this one. */
export function dayOf({ startDateTime, therapist: { timeZone } }: Moment, locale: Locale, now: Date): string {
  const day = formatInstant(startDateTime, 'day', locale, timeZone);
  const [year] = dateInZone(startDateTime, timeZone).split('-');
  return dateInZone(now, timeZone).startsWith(`${year}-`) ? day : `${day} ${year}`;
}

/** « 14 h 30 – 15 h 20 », in the practice's zone. */
export const timesOf = ({ startDateTime, endDateTime, therapist: { timeZone } }: Moment, locale: Locale): string =>
  `${formatInstant(startDateTime, 'time', locale, timeZone)} – ${formatInstant(endDateTime, 'time', locale, timeZone)}`;

/** « jeudi 12 novembre à 14 h 30 », in the practice's zone. */
export const dayAndTimeOf = ({ startDateTime, therapist: { timeZone } }: Moment, locale: Locale): string =>
  formatInstant(startDateTime, 'dayAndTime', locale, timeZone);
