import type { Reservation } from '#contract/booking/booking.schema.ts';
import { clientCancellation, isMovable } from '#contract/booking/reservation-status.ts';
import { paymentStateOf, type PaymentState } from './payment-state.ts';
import { isLateProofPossible } from './late-proof.ts';
import { statusNow } from './status-now.ts';

export interface ClientActions {
  canSendProof: boolean;
  canPayByCard: boolean;
  canMove: boolean;
  canCancel: boolean;
  canSaveToCalendar: boolean;
  /** By video, where its link is known. */
  canJoin: boolean;
}

const proofAwaited: readonly PaymentState[] = ['NONE', 'AWAITING_PROOF', 'PROOF_REJECTED'];

/** What a client may still do with a reservation. */
export function clientActions(reservation: Reservation, now: Date): ClientActions {
  const status = statusNow(reservation, now);
  const dated = { ...reservation, status };
  const isWaiting = status === 'PENDING_PAYMENT' || status === 'ON_STAND_BY';
  const state = paymentStateOf(reservation);
  return {
    canSendProof: (isWaiting && proofAwaited.includes(state)) || isLateProofPossible(reservation, now),
    canPayByCard: isWaiting && state === 'ONLINE_PENDING',
    canMove: isMovable(dated, now),
    canCancel: clientCancellation(dated, now).isPossible,
    canSaveToCalendar: status === 'ACCEPTED' && !reservation.proposedTimes && new Date(reservation.startDateTime) > now,
    canJoin: status === 'ACCEPTED' && Boolean(reservation.videoLink),
  };
}
