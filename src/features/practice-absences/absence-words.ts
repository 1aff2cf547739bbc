import type { DaysOff } from '#contract/booking/booking.schema.ts';
import { formatInstant } from '#contract/dates-in-words.ts';
import type { Locale } from '#contract/locale.ts';
import type { Translate } from '#src/page/namespaces.ts';
import { addDays } from '#src/ui/calendar-grid.ts';
import { startOfDayInZone, timeInZone } from '#src/ui/instant-in-zone.ts';
import { datesOf, isOfWholeDays } from './absence-draft.ts';

type Told = Pick<DaysOff, 'startDateTime' | 'endDateTime' | 'yearly'>;

/** When an absence is, in words, by the clocks of its therapist; the weekday and the year of a yearly one say nothing. */
export function absenceWords(absence: Told, timeZone: string, locale: Locale, t: Translate<'practice-absences'>): string {
  const { startDateTime, endDateTime, yearly } = absence;
  const { first, last } = datesOf(absence, timeZone);
  const dayOf = (date: string) => formatInstant(startOfDayInZone(date, timeZone), yearly ? 'yearlyDay' : 'day', locale, timeZone);
  const timeOf = (instant: string) => formatInstant(instant, 'time', locale, timeZone);
  if (isOfWholeDays(absence, timeZone)) return first === last ? dayOf(first) : t('whenDays', { first: dayOf(first), last: dayOf(last) });
  const hours = { from: timeOf(startDateTime), until: timeOf(endDateTime) };
  const isFromMidnight = timeInZone(startDateTime, timeZone) === '00:00';
  const isToMidnight = timeInZone(endDateTime, timeZone) === '00:00' && addDays(last, -1) === first;
  if (isToMidnight) return t('whenFrom', { day: dayOf(first), from: hours.from });
  if (first === last && isFromMidnight) return t('whenUntil', { day: dayOf(first), until: hours.until });
  if (first === last) return t('whenHours', { day: dayOf(first), ...hours });
  return t('whenDaysAndHours', { first: dayOf(first), last: dayOf(last), ...hours });
}
