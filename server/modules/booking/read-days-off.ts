import type { DaysOff } from '#contract/booking/booking.schema.ts';
import type { Action } from '#contract/permissions.ts';
import type { Deps } from '../../deps.ts';
import { may, type Actor } from '../../http/actor.ts';
import { notFound } from '../../http/problem.ts';
import { findDaysOff, showDaysOff, type DaysOffRow } from './days-off.queries.ts';

export async function readDaysOff(deps: Deps, actor: Actor, { id }: { id: string }): Promise<DaysOff> {
  return showDaysOff(deps.db, await reachableDaysOff(deps, actor, id, 'READ'), deps.clock.now());
}

/** An absence of one's own, or of anyone for who holds the action; else it looks like none. */
export async function reachableDaysOff(deps: Deps, actor: Actor, id: string, action: Action): Promise<DaysOffRow> {
  const row = await findDaysOff(deps.db, id);
  if (!row || (row.userId !== actor.accountId && !may(actor, 'DAYSOFF', action))) throw notFound('DAYSOFF');
  return row;
}
