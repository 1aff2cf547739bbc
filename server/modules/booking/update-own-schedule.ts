import type * as z from 'zod/mini';
import type { Schedule } from '#contract/booking/booking.schema.ts';
import type { savedSchedule } from '#contract/booking/schedule.schema.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { notFound } from '../../http/problem.ts';
import { findBookedOutside } from './booked-outside.ts';
import { schedules } from './booking.tables.ts';
import { findTherapistId } from './schedule.queries.ts';
import { refuseUnusableSchedule } from './unusable-schedule.ts';

/** Saves a therapist's hours. Reservations that already stand keep theirs: those outside are told. */
export function updateOwnSchedule(deps: Deps, actor: Actor, schedule: Omit<Schedule, 'userId'>): Promise<z.infer<typeof savedSchedule>> {
  refuseUnusableSchedule(schedule);
  const userId = actor.accountId;
  return deps.db.transaction(async (tx) => {
    const therapistId = await findTherapistId(tx, userId);
    if (therapistId === null) throw notFound('SCHEDULE');
    const now = deps.clock.now();
    const values = { ...schedule, updatedAt: now };
    await tx
      .insert(schedules)
      .values({ ...values, userId })
      .onConflictDoUpdate({ target: schedules.userId, set: values });
    await recordAudit(deps, tx, actor, { kind: 'SCHEDULE_UPDATED', subjects: [userId] });
    return { ...schedule, userId, outside: await findBookedOutside(tx, therapistId, schedule, now) };
  });
}
