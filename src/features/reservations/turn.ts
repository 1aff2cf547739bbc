import type { Reservation } from '#contract/booking/booking.schema.ts';
import { clientActions } from './reservation-actions.ts';
import { statusNow } from './status-now.ts';

/** Whose turn it is: the client's, and for what, or the practice's. */
export type Turn = 'SEND_RECEIPT' | 'PAY_BY_CARD' | 'CHOOSE_TIME' | 'PRACTICE';

/** Undefined where nobody is awaited: the appointment is decided, or over. */
export function turnOf(reservation: Reservation, now: Date): Turn | undefined {
  const status = statusNow(reservation, now);
  const { canSendProof, canPayByCard, canMove } = clientActions(reservation, now);
  if (canMove && reservation.proposedTimes) return 'CHOOSE_TIME';
  if (status !== 'PENDING_PAYMENT' && status !== 'ON_STAND_BY') return undefined;
  if (canPayByCard) return 'PAY_BY_CARD';
  return canSendProof ? 'SEND_RECEIPT' : 'PRACTICE';
}
