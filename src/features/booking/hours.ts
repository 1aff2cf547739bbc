import type { Slot } from '#contract/booking/booking.schema.ts';
import type { Locale } from '#contract/locale.ts';
import { formatInstant, hourInZone } from '#contract/dates-in-words.ts';

/** The hour at which the afternoon starts, in the practice's zone. */
const noon = 12;

/** A day's slots, those before noon apart, as a clock in that zone reads. */
export function inHalves(slots: readonly Slot[], timeZone: string): { morning: Slot[]; afternoon: Slot[] } {
  const isMorning = ({ startDateTime }: Slot) => hourInZone(startDateTime, timeZone) < noon;
  return { morning: slots.filter(isMorning), afternoon: slots.filter((slot) => !isMorning(slot)) };
}

/** The time beside the practice's on a device in another zone, or undefined where both clocks read the same. */
export function timeElsewhere(instant: string, locale: Locale, timeZone: string, deviceZone: string): string | undefined {
  const here = formatInstant(instant, 'short', locale, timeZone);
  const there = formatInstant(instant, 'short', locale, deviceZone);
  if (here === there) return undefined;
  const isSameDay = formatInstant(instant, 'date', locale, timeZone) === formatInstant(instant, 'date', locale, deviceZone);
  return isSameDay
    ? formatInstant(instant, 'time', locale, deviceZone)
    : `${formatInstant(instant, 'shortDay', locale, deviceZone)} ${formatInstant(instant, 'time', locale, deviceZone)}`;
}

/** `Africa/Tunis` as a person says it: Tunis. */
export const cityOf = (timeZone: string): string => timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ');
