import { readClock, type Clock } from '../../gateways/clock.ts';
import { endOfDay, localDate } from './zoned-time.ts';

/** Today's date in a zone, yyyy-MM-dd. What is made of it stands until midnight there. */
export function readToday(clock: Clock, timeZone: string): string {
  const { now, standsUntil } = readClock(clock);
  standsUntil(() => endOfDay(timeZone, now));
  return localDate(timeZone, now);
}
