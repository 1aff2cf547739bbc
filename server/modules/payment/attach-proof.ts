import { eq } from 'drizzle-orm';
import { maxProofResubmissions } from '#contract/constants.ts';
import { manualPaymentStatusAfter, type ManualPaymentStatus } from '#contract/payment/manual-payment-status.ts';
import type { Db } from '../../database/connect.ts';
import { newId } from '../../database/new-id.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { notFound, refused } from '../../http/problem.ts';
import { changeReservationStatus, lockReservation, type ReservationRow } from '../booking/change-reservation-status.ts';
import { clearTheWay } from '../booking/clear-the-way.ts';
import { believedCapture, isInTimeAfterAll } from './late-proof.ts';
import { issueReceipts } from './issue-receipts.ts';
import { isSlotStillFree, lockPayment, type PaymentRow, type PaymentView } from './payment.queries.ts';
import { noteAmount } from './note-amount.ts';
import { earlierProofs, manualPayments } from './payment.tables.ts';
import { refundAmountOf } from './refund-amount.ts';
import { isOwed } from './release-manual-payment.ts';

export interface Proof {
  readonly fileId: string;
  readonly transferCode: string;
  readonly capturedAt: string | undefined;
  readonly clientItemId: string | null;
}

/** Whether this very item is on the money order already; opening one with the item's id is not delivering it. */
export const isDelivered = (payment: PaymentRow, clientItemId: string | null): boolean =>
  clientItemId !== null && payment.clientItemId === clientItemId && payment.fileId !== null;

/**
 * Puts a proof on a money order and moves its reservation along, in the caller's transaction. A client's waits for a
 * check, staff's (seen at the desk) is valid at once. Where the hold is over the slot is asked for again; when that
 * cannot be, the proof is kept all the same, and its money is due back once the practice has seen it.
 */
export async function attachProof(deps: Deps, tx: Db, actor: Actor, seen: PaymentView, proof: Proof): Promise<void> {
  // The therapist's lock comes before those of the rows, as in a booking, or the two would wait for each other.
  await clearTheWay(deps, tx, seen.reservation.therapistId, seen.reservation.blockedRange);
  const reservation = await lockReservation(tx, seen.reservation.id);
  const payment = await lockPayment(tx, seen.payment.id);
  if (!reservation || !payment) throw notFound('PAYMENT');
  if (isDelivered(payment, proof.clientItemId)) return;

  const now = deps.clock.now();
  const isStaff = reservation.userId !== actor.accountId;
  const capturedAt = believedCapture(proof.capturedAt, reservation, now);
  const isInTime = isStaff || isInTimeAfterAll(capturedAt, reservation, now);
  await keepEarlierProof(tx, payment, proof, now);
  const isRevived = payment.status === 'ABANDONED' && isInTime && (await isRevivable(deps, tx, reservation));
  const status = statusOf(payment, { isStaff, isRevived });
  // Seen at the desk: the amount is there, and its price unless something else was noted.
  const amountReceivedMillimes = isStaff ? refundAmountOf(payment) : payment.amountReceivedMillimes;
  await tx
    .update(manualPayments)
    .set({
      fileId: proof.fileId,
      transferCode: proof.transferCode,
      clientItemId: proof.clientItemId,
      capturedAt,
      status,
      amountReceivedMillimes,
      refundSince: isOwed(status) ? now : null,
      resubmissionCount: resubmissionsOf(payment, isStaff),
      reason: null,
      ...(isStaff ? { checkedBy: actor.accountId, checkedAt: now } : { checkedBy: null, checkedAt: null }),
      submittedAt: now,
      updatedAt: now,
    })
    .where(eq(manualPayments.id, payment.id));
  if (amountReceivedMillimes !== payment.amountReceivedMillimes)
    await noteAmount(tx, { manualPaymentId: payment.id, amountReceivedMillimes, note: payment.note, byAccountId: actor.accountId }, now);
  if (isRevived) {
    await changeReservationStatus(deps, tx, reservation, { event: 'LATE_PAYMENT_ACCEPTED', by: 'SYSTEM', byAccountId: null });
  } else if (reservation.status === 'PENDING_PAYMENT') {
    const by = isStaff ? 'STAFF' : 'CLIENT';
    await changeReservationStatus(deps, tx, reservation, { event: 'PROOF_SUBMITTED', by, byAccountId: actor.accountId });
  }
  await issueReceipts(deps, tx, { method: 'MONEY_ORDER', id: payment.id }, now);
  if (isStaff) await recordAudit(deps, tx, actor, { kind: 'PROOF_VALIDATED', subjects: [payment.id, reservation.id] });
}

/** What is replaced stays a proof, for as long as any. */
async function keepEarlierProof(tx: Db, payment: PaymentRow, proof: Proof, now: Date): Promise<void> {
  const { id, fileId, transferCode, submittedAt, createdAt } = payment;
  if (fileId === null || (fileId === proof.fileId && transferCode === proof.transferCode)) return;
  await tx
    .insert(earlierProofs)
    .values({ id: newId(now), manualPaymentId: id, fileId, transferCode, submittedAt: submittedAt ?? createdAt });
}

/** An expired reservation lives again while its hour is to come and nobody else has it. */
async function isRevivable(deps: Deps, tx: Db, reservation: ReservationRow): Promise<boolean> {
  if (reservation.status !== 'EXPIRED' || reservation.startDateTime <= deps.clock.now()) return false;
  return isSlotStillFree(tx, reservation);
}

function statusOf(payment: PaymentRow, { isStaff, isRevived }: { isStaff: boolean; isRevived: boolean }): ManualPaymentStatus {
  const status = manualPaymentStatusAfter(isRevived ? 'LATE_PROOF_ACCEPTED' : 'PROOF_SENT', payment.status);
  if (status === null) throw refused('INVALID_TRANSITION');
  return isStaff ? (manualPaymentStatusAfter('PROOF_VALIDATED', status) ?? status) : status;
}

function resubmissionsOf(payment: PaymentRow, isStaff: boolean): number {
  if (isStaff || payment.fileId === null) return payment.resubmissionCount;
  if (payment.resubmissionCount >= maxProofResubmissions) throw refused('RESUBMISSION_LIMIT');
  return payment.resubmissionCount + 1;
}
