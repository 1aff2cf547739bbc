import type { Reservation } from '#contract/booking/booking.schema.ts';
import { endsHold } from '#contract/booking/reservation-status.ts';
import { lateProofHours } from '#contract/constants.ts';
import { paymentStateOf } from './payment-state.ts';
import { statusNow } from './status-now.ts';

/** Until when a proof photographed in time is still taken after the hold is over, or null where there was no hold. */
export function lateProofDeadline({ holdUntil }: Pick<Reservation, 'holdUntil'>): string | null {
  return holdUntil && new Date(Date.parse(holdUntil) + lateProofHours * 3_600_000).toISOString();
}

/** Whether the money order of a lapsed reservation may still be proved: who paid in time may have had no network. */
export function isLateProofPossible(reservation: Reservation, now: Date): boolean {
  const deadline = lateProofDeadline(reservation);
  const wasNeverRead = ['NONE', 'AWAITING_PROOF', 'ABANDONED'].includes(paymentStateOf(reservation));
  const wasHeld = reservation.status === 'PENDING_PAYMENT' || endsHold(reservation.history.at(-1)?.event);
  return statusNow(reservation, now) === 'EXPIRED' && wasHeld && wasNeverRead && deadline !== null && now < new Date(deadline);
}
