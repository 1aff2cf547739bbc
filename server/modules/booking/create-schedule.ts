import type * as z from 'zod/mini';
import type { Schedule } from '#contract/booking/booking.schema.ts';
import type { savedSchedule } from '#contract/booking/schedule.schema.ts';
import { exists } from '#contract/validation-rules.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { brokenRule } from '../../http/broken-rule.ts';
import { duplicate } from '../../http/problem.ts';
import { findBookedOutside } from './booked-outside.ts';
import { schedules } from './booking.tables.ts';
import { findTherapistId } from './schedule.queries.ts';
import { refuseUnusableSchedule } from './unusable-schedule.ts';

/** Gives a therapist who has none a schedule. */
export function createSchedule(deps: Deps, actor: Actor, schedule: Schedule): Promise<z.infer<typeof savedSchedule>> {
  refuseUnusableSchedule(schedule);
  const { userId } = schedule;
  return deps.db.transaction(async (tx) => {
    const therapistId = await findTherapistId(tx, userId);
    if (therapistId === null) throw brokenRule('userId', exists(false));
    const now = deps.clock.now();
    const [made] = await tx
      .insert(schedules)
      .values({ ...schedule, updatedAt: now })
      .onConflictDoNothing()
      .returning();
    if (!made) throw duplicate('SCHEDULE', 'userId');
    await recordAudit(deps, tx, actor, { kind: 'SCHEDULE_CREATED', subjects: [userId] });
    return { ...made, outside: await findBookedOutside(tx, therapistId, schedule, now) };
  });
}
