import { addHours } from 'date-fns';
import { and, count, eq, gt, inArray } from 'drizzle-orm';
import type { DeletionState } from '#contract/auth/own-data.schema.ts';
import { blockingStatuses } from '#contract/booking/reservation-status.ts';
import { deletionDelayDays } from '#contract/constants.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { reservations } from '../booking/booking.tables.ts';
import { accountDeletions } from './auth.tables.ts';

export const deletionInstant = (now: Date): Date => addHours(now, deletionDelayDays * 24);

/** Whether one's account is about to be deleted, and what that would end. */
export async function readDeletion(deps: Deps, { accountId }: Actor): Promise<DeletionState> {
  const now = deps.clock.now();
  const [row] = await deps.db.select().from(accountDeletions).where(eq(accountDeletions.accountId, accountId));
  const isComing = and(inArray(reservations.status, [...blockingStatuses]), gt(reservations.startDateTime, now));
  const [coming] = await deps.db
    .select({ count: count() })
    .from(reservations)
    .where(and(eq(reservations.userId, accountId), isComing));
  return {
    asked: row ? { askedAt: row.askedAt.toISOString(), effectiveAt: row.effectiveAt.toISOString(), threads: row.threads } : null,
    effectiveAtIfAskedNow: deletionInstant(now).toISOString(),
    comingReservations: coming?.count ?? 0,
  };
}
