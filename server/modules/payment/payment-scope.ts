import { eq, or, sql, type SQL } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { may, type Actor } from '../../http/actor.ts';
import { reservations } from '../booking/booking.tables.ts';
import { practiceScope } from '../booking/practice-scope.ts';

/** The reservations whose payment someone may read or write: one's own, and for staff those of their practice. */
export async function reservationsPayableBy(deps: Deps, actor: Actor, action: 'READ' | 'WRITE'): Promise<SQL | undefined> {
  const own = eq(reservations.userId, actor.accountId);
  const scope = may(actor, 'PAYMENT', action) ? await practiceScope(deps, actor) : null;
  if (scope === null) return own;
  return scope.where && or(own, scope.where);
}

/** The reservations whose payments staff look after. */
export async function reservationsOfPractice(deps: Deps, actor: Actor): Promise<SQL | undefined> {
  const scope = await practiceScope(deps, actor);
  return scope === null ? sql`false` : scope.where;
}
