import type { Schedule, Slot } from '#contract/booking/booking.schema.ts';
import { availabilityOf } from '../../modules/booking/availability.ts';
import { addDays, localDate } from '../../modules/booking/zoned-time.ts';
import type { ReservationStory } from './reservation-stories.ts';

const daysBack = 45;
const dayMs = 86_400_000;

/** A slot of the therapist's own hours on the open day asked for: the demonstration obeys its schedule. */
export function slotOfStory(
  { openDay, slot }: ReservationStory,
  schedule: Omit<Schedule, 'userId'>,
  durationMinutes: number,
  now: Date,
): Slot {
  const seenFrom = openDay < 0 ? new Date(now.getTime() - daysBack * dayMs) : now;
  const today = localDate(schedule.timeZone, now);
  const days = availabilityOf({
    schedule,
    durationMinutes,
    daysOff: [],
    blocked: [],
    from: localDate(schedule.timeZone, seenFrom),
    to: addDays(today, openDay < 0 ? -1 : schedule.horizonDays),
    now: seenFrom,
    isOnlineOpen: false,
    isMoneyOrderOpen: true,
  }).filter(({ slots }) => slots.length > slot);
  const found = days.at(openDay)?.slots[slot];
  if (!found) throw new Error('the schedule has too few open days for the demonstration');
  return found;
}
