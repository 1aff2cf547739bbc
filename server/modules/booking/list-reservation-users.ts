import { and, asc, eq, exists, sql } from 'drizzle-orm';
import type { MinimalUser } from '#contract/auth/audit.schema.ts';
import { recordLookAtNames } from '../../audit/record-look.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { accounts } from '../auth/auth.tables.ts';
import { minimalUserColumns } from '../auth/minimal-users.queries.ts';
import { reservations } from './booking.tables.ts';
import { practiceScope } from './practice-scope.ts';

/** Who has reservations that the reader works with, by their names. */
export async function listReservationUsers(deps: Deps, actor: Actor): Promise<{ items: MinimalUser[] }> {
  const scope = await practiceScope(deps, actor);
  if (!scope) return { items: [] };
  const theirs = deps.db
    .select({ one: sql`1` })
    .from(reservations)
    .where(and(eq(reservations.userId, accounts.id), scope.where));
  const items = await deps.db
    .select(minimalUserColumns)
    .from(accounts)
    .where(exists(theirs))
    .orderBy(asc(accounts.lastName), asc(accounts.firstName), asc(accounts.userName));
  await recordLookAtNames(deps, actor, items.length);
  return { items };
}
