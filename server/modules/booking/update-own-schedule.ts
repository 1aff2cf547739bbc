import type { Schedule } from '#contract/booking/booking.schema.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { notFound } from '../../http/problem.ts';
import { schedules } from './booking.tables.ts';
import { findTherapistId } from './schedule.queries.ts';
import { refuseUnusableSchedule } from './unusable-schedule.ts';

/** Saves a therapist's hours. Reservations that already stand keep theirs. */
export async function updateOwnSchedule(deps: Deps, actor: Actor, schedule: Omit<Schedule, 'userId'>): Promise<Schedule> {
  refuseUnusableSchedule(schedule);
  const userId = actor.accountId;
  if ((await findTherapistId(deps.db, userId)) === null) throw notFound('SCHEDULE');
  const values = { ...schedule, updatedAt: deps.clock.now() };
  await deps.db
    .insert(schedules)
    .values({ ...values, userId })
    .onConflictDoUpdate({ target: schedules.userId, set: values });
  return { ...schedule, userId };
}
