import type { Schedule } from '#contract/booking/booking.schema.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/problem.ts';
import { findSchedule } from './schedule.queries.ts';

/** The schedule of one therapist; their own, or another's for who may read those. */
export async function readSchedule(deps: Deps, { userId }: { userId: string }): Promise<Schedule> {
  const schedule = await findSchedule(deps.db, userId);
  if (!schedule) throw notFound('SCHEDULE');
  return schedule;
}
