import { eq } from 'drizzle-orm';
import type { Schedule } from '#contract/booking/booking.schema.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { notFound } from '../../http/problem.ts';
import { schedules } from './booking.tables.ts';
import { refuseUnusableSchedule } from './unusable-schedule.ts';

/** Changes the hours of a therapist. Reservations that already stand keep theirs. */
export function updateSchedule(deps: Deps, actor: Actor, { userId, ...schedule }: Schedule): Promise<Schedule> {
  refuseUnusableSchedule(schedule);
  return deps.db.transaction(async (tx) => {
    const set = { ...schedule, updatedAt: deps.clock.now() };
    const [changed] = await tx.update(schedules).set(set).where(eq(schedules.userId, userId)).returning();
    if (!changed) throw notFound('SCHEDULE');
    await recordAudit(deps, tx, actor, { kind: 'SCHEDULE_UPDATED', subjects: [userId] });
    return changed;
  });
}
