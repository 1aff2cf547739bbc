import { eq } from 'drizzle-orm';
import type { DaysOff } from '#contract/booking/booking.schema.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { daysOff } from './booking.tables.ts';
import { showDaysOff } from './days-off.queries.ts';
import { reachableDaysOff } from './read-days-off.ts';

/** Removes an absence: its hours can be booked again. What its clients were proposed stays proposed. */
export async function deleteDaysOff(deps: Deps, actor: Actor, { id }: { id: string }): Promise<DaysOff> {
  const row = await reachableDaysOff(deps, actor, id, 'DELETE');
  const shown = await showDaysOff(deps.db, row, deps.clock.now());
  await deps.db.transaction(async (tx) => {
    await tx.delete(daysOff).where(eq(daysOff.id, id));
    await recordAudit(deps, tx, actor, { kind: 'ABSENCE_REMOVED', subjects: [row.userId] });
  });
  return shown;
}
