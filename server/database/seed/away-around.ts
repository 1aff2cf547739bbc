import type { Schedule } from '#contract/booking/booking.schema.ts';
import type { Stretch } from '../../modules/booking/availability.ts';
import { addDays, instantsAt, localDate } from '../../modules/booking/zoned-time.ts';

/** The rest of the day of one appointment: with its therapist away then, that day is full. */
export function awayAround(appointment: Stretch, schedule: Pick<Schedule, 'timeZone' | 'bufferAfterMinutes'>): Stretch[] {
  const { timeZone, bufferAfterMinutes } = schedule;
  const date = localDate(timeZone, appointment.start);
  const midnightOf = (day: string) => new Date(instantsAt(timeZone, day, 0).earlier);
  return [
    { start: midnightOf(date), end: appointment.start },
    { start: new Date(appointment.end.getTime() + bufferAfterMinutes * 60_000), end: midnightOf(addDays(date, 1)) },
  ];
}
