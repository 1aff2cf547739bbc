import { and, asc, eq, gt, inArray, lt, or } from 'drizzle-orm';
import type { DaysOff } from '#contract/booking/booking.schema.ts';
import { defaultTimeZone } from '#contract/constants.ts';
import type { Db } from '../../database/connect.ts';
import { therapists } from '../therapist/therapist.tables.ts';
import { occurrencesWithin, type Absence } from './absence-occurrences.ts';
import type { Stretch } from './availability.ts';
import { isBlockingWithin } from './bookable.queries.ts';
import { daysOff, reservations, schedules } from './booking.tables.ts';

export type DaysOffRow = typeof daysOff.$inferSelect;

export const absenceOfRow = ({ startDateTime, endDateTime, yearly }: DaysOffRow): Absence => ({
  start: startDateTime,
  end: endDateTime,
  yearly,
});

export async function findDaysOff(db: Db, id: string): Promise<DaysOffRow | null> {
  const [row] = await db.select().from(daysOff).where(eq(daysOff.id, id));
  return row ?? null;
}

/** The absences of some people that may fall within a stretch of time: of yearly ones, all that have begun by its end. */
export const findAbsenceRows = (db: Db, userIds: readonly string[], within: Stretch): Promise<DaysOffRow[]> =>
  db
    .select()
    .from(daysOff)
    .where(
      and(
        inArray(daysOff.userId, [...userIds]),
        lt(daysOff.startDateTime, within.end),
        or(gt(daysOff.endDateTime, within.start), eq(daysOff.yearly, true)),
      ),
    )
    .orderBy(asc(daysOff.startDateTime));

/** When a person is away within a stretch of time, by the clocks of a zone; yearly absences as often as they come. */
export async function findAbsences(db: Db, userId: string, within: Stretch, timeZone: string): Promise<Stretch[]> {
  const rows = await findAbsenceRows(db, [userId], within);
  return rows.flatMap((row) => occurrencesWithin(absenceOfRow(row), within, timeZone));
}

/** A person's part in the practice: as which therapist, by the clocks of which zone; null for who is none. */
async function findTherapistOf(db: Db, userId: string): Promise<{ id: string; timeZone: string } | null> {
  const [row] = await db
    .select({ id: therapists.id, timeZone: schedules.timeZone })
    .from(therapists)
    .leftJoin(schedules, eq(schedules.userId, therapists.userId))
    .where(eq(therapists.userId, userId));
  return row ? { id: row.id, timeZone: row.timeZone ?? defaultTimeZone } : null;
}

/** Whether a therapist is away at some time of a stretch. */
export async function isTherapistAway(db: Db, therapistId: string, within: Stretch): Promise<boolean> {
  const [row] = await db
    .select({ userId: therapists.userId, timeZone: schedules.timeZone })
    .from(therapists)
    .leftJoin(schedules, eq(schedules.userId, therapists.userId))
    .where(eq(therapists.id, therapistId));
  return row !== undefined && (await findAbsences(db, row.userId, within, row.timeZone ?? defaultTimeZone)).length > 0;
}

const latest = new Date('2200-01-01T00:00:00.000Z');

/** The accepted reservations still to come of a person's practice that an absence would fall on, in their order, locked. */
export async function lockAcceptedWithin(tx: Db, userId: string, absence: Absence, now: Date) {
  const therapist = await findTherapistOf(tx, userId);
  if (!therapist) return [];
  const within = absence.yearly ? { start: absence.start, end: latest } : absence;
  // Undecided ones are locked too: an approval that is under way ends first, and is then seen.
  const met = await tx
    .select()
    .from(reservations)
    .where(
      and(
        isBlockingWithin(therapist.id, within, now),
        // The buffer after a session is the therapist's own time.
        gt(reservations.endDateTime, absence.start),
        gt(reservations.endDateTime, now),
      ),
    )
    .orderBy(asc(reservations.startDateTime))
    .for('update');
  return met.filter(
    ({ status, startDateTime, endDateTime }) =>
      status === 'ACCEPTED' && occurrencesWithin(absence, { start: startDateTime, end: endDateTime }, therapist.timeZone).length > 0,
  );
}

/** Absences as they are shown, each with how many accepted appointments to come fall within it. */
export async function presentDaysOff(db: Db, rows: readonly DaysOffRow[], now: Date): Promise<DaysOff[]> {
  const userIds = [...new Set(rows.filter(({ endDateTime, yearly }) => yearly || endDateTime > now).map(({ userId }) => userId))];
  const accepted =
    userIds.length === 0
      ? []
      : await db
          .select({
            userId: therapists.userId,
            timeZone: schedules.timeZone,
            start: reservations.startDateTime,
            end: reservations.endDateTime,
          })
          .from(reservations)
          .innerJoin(therapists, eq(therapists.id, reservations.therapistId))
          .leftJoin(schedules, eq(schedules.userId, therapists.userId))
          .where(and(inArray(therapists.userId, userIds), eq(reservations.status, 'ACCEPTED'), gt(reservations.endDateTime, now)));
  return rows.map((row) => ({
    id: row.id,
    userId: row.userId,
    startDateTime: row.startDateTime.toISOString(),
    endDateTime: row.endDateTime.toISOString(),
    label: row.label,
    yearly: row.yearly,
    inTheWay: accepted.filter(
      ({ userId, timeZone, ...session }) =>
        userId === row.userId && occurrencesWithin(absenceOfRow(row), session, timeZone ?? defaultTimeZone).length > 0,
    ).length,
  }));
}

export async function showDaysOff(db: Db, row: DaysOffRow, now: Date): Promise<DaysOff> {
  const [shown] = await presentDaysOff(db, [row], now);
  if (!shown) throw new Error('one row is shown as one absence');
  return shown;
}
