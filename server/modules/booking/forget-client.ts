import { and, eq, gt, inArray } from 'drizzle-orm';
import { blockingStatuses, clientCancellation } from '#contract/booking/reservation-status.ts';
import type { Db } from '../../database/connect.ts';
import type { Deps } from '../../deps.ts';
import { manualPaymentChanges, manualPayments } from '../payment/payment.tables.ts';
import { receipts } from '../payment/receipts.tables.ts';
import { ownNotes, reservationHistory, reservations } from './booking.tables.ts';
import { changeReservationStatus } from './change-reservation-status.ts';

/** Ends a leaving client's appointments to come, and hands all to another account without what tells whose they were. */
export async function forgetClient(deps: Deps, tx: Db, accountId: string, heirId: string): Promise<void> {
  await cancelComing(deps, tx, accountId);
  const own = tx.select({ id: reservations.id }).from(reservations).where(eq(reservations.userId, accountId));
  await tx.update(reservationHistory).set({ byAccountId: null, reason: null }).where(inArray(reservationHistory.reservationId, own));
  await tx.delete(ownNotes).where(inArray(ownNotes.reservationId, own));
  const paid = tx.select({ id: manualPayments.id }).from(manualPayments).where(inArray(manualPayments.reservationId, own));
  await tx.update(manualPaymentChanges).set({ note: null }).where(inArray(manualPaymentChanges.manualPaymentId, paid));
  await tx.update(manualPayments).set({ reason: null, note: null, clientItemId: null }).where(inArray(manualPayments.reservationId, own));
  await tx.update(receipts).set({ clientName: null }).where(inArray(receipts.reservationId, own));
  const nothingOfTheirs = {
    note: null,
    statusReason: null,
    clientItemId: null,
    consentVersion: null,
    consentedAt: null,
    clientTimeZone: null,
    videoLink: null,
  };
  await tx
    .update(reservations)
    .set({ userId: heirId, ...nothingOfTheirs })
    .where(eq(reservations.userId, accountId));
}

async function cancelComing(deps: Deps, tx: Db, accountId: string): Promise<void> {
  const now = deps.clock.now();
  const isComing = and(inArray(reservations.status, [...blockingStatuses]), gt(reservations.startDateTime, now));
  const coming = await tx
    .select()
    .from(reservations)
    .where(and(eq(reservations.userId, accountId), isComing))
    .for('update');
  for (const reservation of coming) {
    const { status, startDateTime } = reservation;
    const { isFree } = clientCancellation({ status, startDateTime: startDateTime.toISOString() }, now);
    const end = { set: { late: !isFree }, isDueBack: isFree };
    await changeReservationStatus(deps, tx, reservation, { event: 'CANCELLED_BY_CLIENT', by: 'CLIENT', byAccountId: null, ...end });
  }
}
