import { asc } from 'drizzle-orm';
import type { Schedule } from '#contract/booking/booking.schema.ts';
import type { Db } from '../../database/connect.ts';
import { isWithinHours } from './availability.ts';
import { isBlockingWithin } from './bookable.queries.ts';
import { reservations } from './booking.tables.ts';

const yearsAhead = 2;

interface Told {
  readonly startDateTime: string;
  readonly endDateTime: string;
}

/** The sessions of a therapist to come, held ones too, that do not lie within some hours; the earliest first. */
export async function findBookedOutside(db: Db, therapistId: string, hours: Omit<Schedule, 'userId'>, now: Date): Promise<Told[]> {
  const end = new Date(now);
  end.setUTCFullYear(end.getUTCFullYear() + yearsAhead);
  const booked = await db
    .select({ start: reservations.startDateTime, end: reservations.endDateTime })
    .from(reservations)
    .where(isBlockingWithin(therapistId, { start: now, end }, now))
    .orderBy(asc(reservations.startDateTime));
  return booked
    .filter((session) => session.end > now && !isWithinHours(hours, session))
    .map((session) => ({ startDateTime: session.start.toISOString(), endDateTime: session.end.toISOString() }));
}
