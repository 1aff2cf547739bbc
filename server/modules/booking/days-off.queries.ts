import { and, asc, eq, gt, lt } from 'drizzle-orm';
import type { DaysOff } from '#contract/booking/booking.schema.ts';
import type { Db } from '../../database/connect.ts';
import { therapists } from '../therapist/therapist.tables.ts';
import type { Stretch } from './availability.ts';
import { isBlockingWithin } from './bookable.queries.ts';
import { daysOff, reservations } from './booking.tables.ts';

export type DaysOffRow = typeof daysOff.$inferSelect;

export async function findDaysOff(db: Db, id: string): Promise<DaysOffRow | null> {
  const [row] = await db.select().from(daysOff).where(eq(daysOff.id, id));
  return row ?? null;
}

/** The first absence of a person that meets a stretch of time. */
export async function findAbsence(tx: Db, userId: string, { start, end }: Stretch): Promise<DaysOffRow | null> {
  const meets = and(eq(daysOff.userId, userId), lt(daysOff.startDateTime, end), gt(daysOff.endDateTime, start));
  const [row] = await tx.select().from(daysOff).where(meets).orderBy(asc(daysOff.startDateTime)).limit(1);
  return row ?? null;
}

/** The accepted reservations of a person's practice that an absence would fall on, in their order. */
export async function findAcceptedWithin(tx: Db, userId: string, absence: Stretch, now: Date) {
  const [therapist] = await tx.select({ id: therapists.id }).from(therapists).where(eq(therapists.userId, userId));
  if (!therapist) return [];
  // Undecided ones are locked too: an approval that is under way ends first, and is then seen.
  const met = await tx
    .select({ id: reservations.id, status: reservations.status, startDateTime: reservations.startDateTime })
    .from(reservations)
    .where(
      and(
        isBlockingWithin(therapist.id, absence, now),
        // The buffer after a session is the therapist's own time.
        gt(reservations.endDateTime, absence.start),
      ),
    )
    .orderBy(asc(reservations.startDateTime))
    .for('update');
  return met.filter(({ status }) => status === 'ACCEPTED');
}

export const presentDaysOff = (row: DaysOffRow): DaysOff => ({
  id: row.id,
  userId: row.userId,
  startDateTime: row.startDateTime.toISOString(),
  endDateTime: row.endDateTime.toISOString(),
  label: row.label,
});
