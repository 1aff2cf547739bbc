import { and, eq } from 'drizzle-orm';
import { blockingStatuses, statusAfter, type ReservationEvent, type ReservationStatus } from '#contract/booking/reservation-status.ts';
import type { Db } from '../../database/connect.ts';
import type { Deps } from '../../deps.ts';
import type { DomainEvent } from '../../events/events.ts';
import { refused } from '../../http/problem.ts';
import { releaseCardPayment } from '../payment/release-card-payment.ts';
import { releaseManualPayment } from '../payment/release-manual-payment.ts';
import { reservationHistory, reservations } from './booking.tables.ts';

export type ReservationRow = typeof reservations.$inferSelect;

export interface StatusChange {
  readonly event: ReservationEvent;
  readonly by: 'CLIENT' | 'STAFF' | 'SYSTEM';
  readonly byAccountId: string | null;
  readonly reason?: string | null;
  /** What else changes with it. */
  readonly set?: Partial<typeof reservations.$inferInsert>;
  /** False keeps the money of a lost reservation with the practice. */
  readonly isDueBack?: boolean;
}

/** Whether it may still take place: what is over has no link any more. */
export const isOpen = (status: ReservationStatus): boolean => (blockingStatuses as readonly ReservationStatus[]).includes(status);

const lostStatuses: readonly ReservationStatus[] = ['REJECTED', 'CANCELLED', 'EXPIRED'];

/** Reads a reservation and keeps others from changing it until the transaction ends. */
export async function lockReservation(tx: Db, id: string): Promise<ReservationRow | undefined> {
  const [row] = await tx.select().from(reservations).where(eq(reservations.id, id)).for('update');
  return row;
}

/**
 * The one way a reservation's status changes: along DOMAIN 3's table, with its history, its events and what
 * becomes of its money order, in the caller's transaction, on a row the caller has locked.
 * Throws INVALID_TRANSITION; lets the database's 23P01 through when the slot is taken again.
 */
export async function changeReservationStatus(
  deps: Deps,
  tx: Db,
  reservation: ReservationRow,
  change: StatusChange,
): Promise<ReservationRow> {
  const to = statusAfter(change.event, reservation.status);
  if (to === null) throw refused('INVALID_TRANSITION');
  const now = deps.clock.now();
  const reason = change.reason ?? null;
  const [changed] = await tx
    .update(reservations)
    .set({ ...change.set, ...(isOpen(to) ? {} : { videoLink: null }), status: to, statusReason: reason, updatedAt: now })
    .where(and(eq(reservations.id, reservation.id), eq(reservations.status, reservation.status)))
    .returning();
  if (!changed) throw refused('INVALID_TRANSITION');
  const { event, by, byAccountId } = change;
  const [step] = await tx
    .insert(reservationHistory)
    .values({ reservationId: reservation.id, event, from: reservation.status, to, by, byAccountId, at: now, reason })
    .returning({ id: reservationHistory.id });
  if (lostStatuses.includes(to)) {
    await releaseManualPayment(deps, tx, reservation.id, change.isDueBack ?? true);
    await releaseCardPayment(tx, reservation.id, now, change.isDueBack ?? true);
  }
  const followUp = followUpOf(changed);
  if (followUp) await deps.events.record(tx, followUp);
  const [reservationId, at] = [reservation.id, now.toISOString()];
  if (step) await deps.events.record(tx, { kind: 'RESERVATION_CHANGED', reservationId, historyId: step.id, change: event, at });
  return changed;
}

/** What is to happen later to a reservation in its present state, if anything. */
export function followUpOf(reservation: ReservationRow): DomainEvent | null {
  const { id: reservationId, status, holdUntil, startDateTime, endDateTime } = reservation;
  if (status === 'PENDING_PAYMENT' && holdUntil) return { kind: 'RESERVATION_HELD', reservationId, holdUntil: holdUntil.toISOString() };
  if (status === 'ON_STAND_BY') return { kind: 'RESERVATION_ON_STAND_BY', reservationId, startDateTime: startDateTime.toISOString() };
  if (status === 'ACCEPTED') {
    const [start, end] = [startDateTime.toISOString(), endDateTime.toISOString()];
    return { kind: 'RESERVATION_ACCEPTED', reservationId, startDateTime: start, endDateTime: end };
  }
  return null;
}
