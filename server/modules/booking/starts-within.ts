import { and, gte, lt } from 'drizzle-orm';
import { reservations } from './booking.tables.ts';
import { writtenInstant } from './written-instant.ts';

/** Reservations that start from one instant on and before another, either of which may be left open. */
export const startsWithin = (start: string | undefined, end: string | undefined) =>
  and(
    start ? gte(reservations.startDateTime, writtenInstant(start)) : undefined,
    end ? lt(reservations.startDateTime, writtenInstant(end)) : undefined,
  );
