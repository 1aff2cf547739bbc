import { eq } from 'drizzle-orm';
import type { Schedule } from '#contract/booking/booking.schema.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { notFound } from '../../http/problem.ts';
import { schedules } from './booking.tables.ts';

/** Takes a therapist's hours away: no slot is on offer any more, and what is booked stays. */
export function deleteSchedule(deps: Deps, actor: Actor, { userId }: { userId: string }): Promise<Schedule> {
  return deps.db.transaction(async (tx) => {
    const [removed] = await tx.delete(schedules).where(eq(schedules.userId, userId)).returning();
    if (!removed) throw notFound('SCHEDULE');
    await recordAudit(deps, tx, actor, { kind: 'SCHEDULE_DELETED', subjects: [userId] });
    return removed;
  });
}
