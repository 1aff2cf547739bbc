import type { AvailabilityDay, Slot } from '#contract/booking/booking.schema.ts';
import { localMinutes } from './zoned-time.ts';

export const proposedCount = 3;

/**
 * Of the slots on offer, those to propose instead of a session: of each of the nearest days the one nearest to its time
 * of day, since whoever comes at ten in the morning is most often free then; where there are not days enough, the nearest
 * others. At most three, the earliest first; instants are UTC, days those of the zone.
 */
export function timesToPropose(days: readonly AvailabilityDay[], session: Date, timeZone: string): Slot[] {
  const minutes = localMinutes(timeZone, session);
  const ofDay = ({ startDateTime }: Slot) => Math.abs(localMinutes(timeZone, new Date(startDateTime)) - minutes);
  const away = ({ startDateTime }: Slot) => Math.abs(Date.parse(startDateTime) - session.getTime());
  const bestOfDays = days.flatMap(({ slots }) => slots.toSorted((a, b) => ofDay(a) - ofDay(b)).slice(0, 1));
  const nearest = (slots: readonly Slot[], count: number) => slots.toSorted((a, b) => away(a) - away(b)).slice(0, count);
  const chosen = nearest(bestOfDays, proposedCount);
  const others = days.flatMap(({ slots }) => slots).filter((slot) => !chosen.includes(slot));
  return [...chosen, ...nearest(others, proposedCount - chosen.length)].toSorted((a, b) => a.startDateTime.localeCompare(b.startDateTime));
}
