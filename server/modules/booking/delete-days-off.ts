import { eq } from 'drizzle-orm';
import type { DaysOff } from '#contract/booking/booking.schema.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { daysOff } from './booking.tables.ts';
import { presentDaysOff } from './days-off.queries.ts';
import { reachableDaysOff } from './read-days-off.ts';

/** Removes an absence: its hours can be booked again. */
export async function deleteDaysOff(deps: Deps, actor: Actor, { id }: { id: string }): Promise<DaysOff> {
  const row = await reachableDaysOff(deps, actor, id, 'DELETE');
  await deps.db.delete(daysOff).where(eq(daysOff.id, id));
  return presentDaysOff(row);
}
