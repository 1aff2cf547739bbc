import type { Stretch } from './availability.ts';
import { instantsAt, localDate, localMinutes } from './zoned-time.ts';

export interface Absence extends Stretch {
  /** On the same dates and at the same times of each year after the first too, by the clocks of a zone. */
  readonly yearly: boolean;
}

/**
 * When an absence takes place within a stretch of time, the earliest first. What begins or ends on a 29 February does so
 * on 1 March of the other years; the 29 February alone takes place in leap years only.
 */
export function occurrencesWithin({ start, end, yearly }: Absence, within: Stretch, timeZone: string): Stretch[] {
  const meets = (each: Stretch) => each.start < each.end && each.start < within.end && each.end > within.start;
  if (!yearly) return [{ start, end }].filter(meets);
  const yearOf = (instant: Date) => Number(localDate(timeZone, instant).slice(0, 4));
  const first = yearOf(start);
  const found: Stretch[] = [];
  // One that began in the year before may still last.
  for (let year = Math.max(first, yearOf(within.start) - 1); year <= yearOf(within.end); year += 1) {
    const each = { start: yearsLater(start, year - first, timeZone), end: yearsLater(end, year - first, timeZone) };
    if (meets(each)) found.push(each);
  }
  return found;
}

function yearsLater(instant: Date, years: number, timeZone: string): Date {
  if (years === 0) return instant;
  const [year = 0, month = 1, day = 1] = localDate(timeZone, instant).split('-').map(Number);
  const date = new Date(Date.UTC(year + years, month - 1, day)).toISOString().slice(0, 10);
  return new Date(instantsAt(timeZone, date, localMinutes(timeZone, instant)).earlier);
}
