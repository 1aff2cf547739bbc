import { addHours, max, min } from 'date-fns';
import { eq } from 'drizzle-orm';
import { maxProofResubmissions, proofRefusedHoldHours } from '#contract/constants.ts';
import { manualPaymentStatusAfter } from '#contract/payment/manual-payment-status.ts';
import type { Db } from '../../database/connect.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { notFound, refused } from '../../http/problem.ts';
import { changeReservationStatus, lockReservation, type ReservationRow } from '../booking/change-reservation-status.ts';
import { lockPayment, type PaymentRow, type PaymentView } from './payment.queries.ts';
import { manualPayments } from './payment.tables.ts';
import { recordRefundNews } from './record-refund-news.ts';

/**
 * The proof does not do: the client may send another while the slot is held, three times at most. Of a reservation that
 * is lost, nothing came in and nothing is due back. False when it was so already.
 */
export async function refuseProof(deps: Deps, tx: Db, actor: Actor, seen: PaymentView, reason: string): Promise<boolean> {
  const reservation = await lockReservation(tx, seen.reservation.id);
  const payment = await lockPayment(tx, seen.payment.id);
  if (!reservation || !payment) throw notFound('PAYMENT');
  if (isRefused(payment)) return false;
  const status = manualPaymentStatusAfter('PROOF_REFUSED', payment.status);
  if (status === null) throw refused('INVALID_TRANSITION');
  const isLast = payment.resubmissionCount >= maxProofResubmissions;
  const now = deps.clock.now();
  await tx
    .update(manualPayments)
    .set({
      status,
      reason,
      refundSince: null,
      checkedBy: actor.accountId,
      checkedAt: now,
      updatedAt: now,
    })
    .where(eq(manualPayments.id, payment.id));
  if (payment.status === 'REFUND_TO_CHECK') {
    await recordRefundNews(deps, tx, payment, 'MISSING');
    return true;
  }
  await changeReservationStatus(deps, tx, reservation, {
    event: isLast ? 'PROOF_REFUSED_FOR_GOOD' : 'PROOF_REFUSED',
    by: 'STAFF',
    byAccountId: actor.accountId,
    reason,
    set: isLast ? {} : { holdUntil: holdAfterRefusal(reservation, now) },
  });
  return true;
}

/** Refused for good, it is abandoned or due back by now; what was refused keeps the reason. */
const isRefused = ({ status, reason }: PaymentRow): boolean =>
  status === 'PROOF_REJECTED' || (reason !== null && (status === 'ABANDONED' || status === 'REFUND_DUE'));

/** A day from now, or what was left of the hold if that is more; never past the start. */
function holdAfterRefusal({ holdUntil, startDateTime }: ReservationRow, now: Date): Date {
  const aDay = addHours(now, proofRefusedHoldHours);
  return min([max([aDay, holdUntil ?? aDay]), startDateTime]);
}
