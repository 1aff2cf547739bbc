import { addMinutes } from 'date-fns';
import { and, eq, lte, sql } from 'drizzle-orm';
import type { Db } from '../../database/connect.ts';
import type { Deps } from '../../deps.ts';
import { reservations } from './booking.tables.ts';
import { changeReservationStatus } from './change-reservation-status.ts';

/** The stored range of a reservation: from its start to its end plus the buffer, half open. */
export function blockedRange(start: Date, end: Date, bufferAfterMinutes: number): string {
  return `[${start.toISOString()},${addMinutes(end, bufferAfterMinutes).toISOString()})`;
}

/**
 * Called first in every transaction that is about to fill a slot: one at a time per therapist until it ends,
 * with the lapsed holds that stand in the way expired, since the constraint does not know the time.
 */
export async function clearTheWay(deps: Deps, tx: Db, therapistId: string, range: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${therapistId}, 0))`);
  const lapsed = await tx
    .select()
    .from(reservations)
    .where(
      and(
        eq(reservations.therapistId, therapistId),
        eq(reservations.status, 'PENDING_PAYMENT'),
        lte(reservations.holdUntil, deps.clock.now()),
        sql`${reservations.blockedRange} && ${range}::tstzrange`,
      ),
    )
    .for('update');
  for (const each of lapsed) await changeReservationStatus(deps, tx, each, { event: 'HOLD_OVER', by: 'SYSTEM', byAccountId: null });
}
