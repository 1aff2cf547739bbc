import { and, count, eq, gt, sql } from 'drizzle-orm';
import { maxLiveHolds } from '#contract/constants.ts';
import type { Db } from '../../database/connect.ts';
import type { Deps } from '../../deps.ts';
import { refused } from '../../http/problem.ts';
import { reservationHistory, reservations } from './booking.tables.ts';
import { followUpOf, type ReservationRow } from './change-reservation-status.ts';
import { clearTheWay } from './clear-the-way.ts';

export type NewReservation = typeof reservations.$inferInsert;

/**
 * Inserts a reservation that holds its slot, with its history and its event, in the caller's transaction.
 * Throws TOO_MANY_HOLDS; lets the database's 23P01 through when the slot is taken.
 */
export async function holdSlot(deps: Deps, tx: Db, row: NewReservation): Promise<void> {
  await refuseTooManyHolds(deps, tx, row.userId);
  await fillSlot(deps, tx, row, { by: 'CLIENT', byAccountId: row.userId });
}

type Maker = Pick<typeof reservationHistory.$inferInsert, 'by' | 'byAccountId'>;

/** Inserts a reservation with its history and its event, whoever makes it; lets the database's 23P01 through. */
export async function fillSlot(deps: Deps, tx: Db, row: NewReservation, maker: Maker): Promise<void> {
  await clearTheWay(deps, tx, row.therapistId, row.blockedRange);
  const [made] = await tx.insert(reservations).values(row).returning();
  const { id, status, createdAt } = made as ReservationRow;
  await tx.insert(reservationHistory).values({
    reservationId: id,
    event: 'CREATED',
    from: null,
    to: status,
    ...maker,
    at: createdAt,
    reason: null,
  });
  const followUp = followUpOf(made as ReservationRow);
  if (followUp) await deps.events.record(tx, followUp);
}

async function refuseTooManyHolds(deps: Deps, tx: Db, userId: string): Promise<void> {
  // One booking at a time per person: otherwise four sent at once would each count the other three as not there yet.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${userId}, 1))`);
  const [holds] = await tx
    .select({ count: count() })
    .from(reservations)
    .where(and(eq(reservations.userId, userId), eq(reservations.status, 'PENDING_PAYMENT'), gt(reservations.holdUntil, deps.clock.now())));
  if ((holds?.count ?? 0) >= maxLiveHolds) throw refused('TOO_MANY_HOLDS');
}
