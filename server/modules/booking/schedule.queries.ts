import { eq } from 'drizzle-orm';
import type { Schedule } from '#contract/booking/booking.schema.ts';
import type { Db } from '../../database/connect.ts';
import { therapists } from '../therapist/therapist.tables.ts';
import { schedules } from './booking.tables.ts';

export async function findSchedule(db: Db, userId: string): Promise<Schedule | null> {
  const [row] = await db.select().from(schedules).where(eq(schedules.userId, userId));
  return row ?? null;
}

/** The profile of the therapist a person is, or null. */
export async function findTherapistId(db: Db, userId: string): Promise<string | null> {
  const [row] = await db.select({ id: therapists.id }).from(therapists).where(eq(therapists.userId, userId));
  return row?.id ?? null;
}
