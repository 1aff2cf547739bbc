import { eq } from 'drizzle-orm';
import { manualPaymentStatusAfter } from '#contract/payment/manual-payment-status.ts';
import type { Db } from '../../database/connect.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { notFound, refused } from '../../http/problem.ts';
import { changeReservationStatus, lockReservation } from '../booking/change-reservation-status.ts';
import { noteAmount } from './note-amount.ts';
import { issueReceipts } from './issue-receipts.ts';
import { lockPayment, type PaymentView } from './payment.queries.ts';
import { manualPayments } from './payment.tables.ts';
import { refundAmountOf } from './refund-amount.ts';
import { recordRefundNews } from './record-refund-news.ts';

/**
 * The money is there, all of it unless another amount was noted: the reservation can be approved, and one that waited for
 * a new proof comes back to be decided. Of a reservation that is lost it is due back. False when it was so already.
 */
export async function validateProof(deps: Deps, tx: Db, actor: Actor, seen: PaymentView): Promise<boolean> {
  const reservation = await lockReservation(tx, seen.reservation.id);
  const payment = await lockPayment(tx, seen.payment.id);
  if (!reservation || !payment) throw notFound('PAYMENT');
  if (payment.status === 'VALIDATED' || payment.status === 'REFUND_DUE') return false;
  const status = manualPaymentStatusAfter('PROOF_VALIDATED', payment.status);
  if (status === null || (payment.fileId === null && payment.amountReceivedMillimes === null)) throw refused('INVALID_TRANSITION');
  const now = deps.clock.now();
  const amountReceivedMillimes = refundAmountOf(payment);
  await tx
    .update(manualPayments)
    .set({ status, amountReceivedMillimes, reason: null, checkedBy: actor.accountId, checkedAt: now, updatedAt: now })
    .where(eq(manualPayments.id, payment.id));
  if (payment.amountReceivedMillimes === null) {
    const { id: manualPaymentId, note } = payment;
    await noteAmount(tx, { manualPaymentId, amountReceivedMillimes, note, byAccountId: actor.accountId }, now);
  }
  if (status === 'REFUND_DUE') await recordRefundNews(deps, tx, payment, 'DUE');
  if (reservation.status === 'PENDING_PAYMENT')
    await changeReservationStatus(deps, tx, reservation, { event: 'PROOF_SUBMITTED', by: 'STAFF', byAccountId: actor.accountId });
  await issueReceipts(deps, tx, { method: 'MONEY_ORDER', id: payment.id }, now);
  return true;
}
