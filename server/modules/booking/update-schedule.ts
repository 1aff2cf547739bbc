import { eq } from 'drizzle-orm';
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

/** Changes the hours of a therapist. Reservations that already stand keep theirs: those outside are told. */
export function updateSchedule(deps: Deps, actor: Actor, { userId, ...schedule }: Schedule): Promise<z.infer<typeof savedSchedule>> {
  refuseUnusableSchedule(schedule);
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    const [changed] = await tx
      .update(schedules)
      .set({ ...schedule, updatedAt: now })
      .where(eq(schedules.userId, userId))
      .returning();
    const therapistId = await findTherapistId(tx, userId);
    if (!changed || therapistId === null) throw notFound('SCHEDULE');
    await recordAudit(deps, tx, actor, { kind: 'SCHEDULE_UPDATED', subjects: [userId] });
    return { ...changed, outside: await findBookedOutside(tx, therapistId, schedule, now) };
  });
}
