import type { PracticeReservation } from '#contract/booking/practice-reservation.schema.ts';
import { statusAfter } from '#contract/booking/reservation-status.ts';
import { paymentStateOf } from '#src/features/reservations/payment-state.ts';
import type { MessageKey } from '#src/page/namespaces.ts';

export interface StaffActions {
  canCheckProof: boolean;
  /** It is lost, and whether the money of its proof came in has not been said. */
  isMoneyToCheck: boolean;
  /** Approval is of this state, though something may still stand in its way. */
  isApprovable: boolean;
  /** What stands in its way, or null. */
  whyNotApprovable: MessageKey<'practice-reservations'> | null;
  canReject: boolean;
  canCancel: boolean;
  /** It is held and not paid: its slot can be given to others, with nothing to give back. */
  canFreeHold: boolean;
  canMove: boolean;
  canNoteNoShow: boolean;
  /** The payment of what is over, kept by rule, that may be given back all the same; null where there is none. */
  grantableId: string | null;
}

function obstacle(reservation: PracticeReservation, hasStarted: boolean): StaffActions['whyNotApprovable'] {
  if (hasStarted) return 'whyStarted';
  if (reservation.payment.isSettled) return null;
  const state = paymentStateOf(reservation);
  if (state === 'ONLINE_PENDING') return 'whyOnlinePending';
  return state === 'SUBMITTED' ? 'whyProofToCheck' : 'whyProofMissing';
}

function keptPaymentOf({ payment: { manualPayment, cardPayment } }: PracticeReservation): string | null {
  if (manualPayment?.status === 'VALIDATED') return manualPayment.id;
  return cardPayment?.status === 'SUCCEEDED' ? cardPayment.id : null;
}

/** What staff may do with a reservation now; the server has the last word. */
export function staffActions(reservation: PracticeReservation, now: Date): StaffActions {
  const { status } = reservation;
  const hasStarted = Date.parse(reservation.startDateTime) <= now.getTime();
  const isOver = Date.parse(reservation.endDateTime) <= now.getTime();
  return {
    canCheckProof: status === 'ON_STAND_BY' && paymentStateOf(reservation) === 'SUBMITTED',
    isMoneyToCheck: paymentStateOf(reservation) === 'REFUND_TO_CHECK',
    isApprovable: statusAfter('APPROVED', status) !== null,
    whyNotApprovable: obstacle(reservation, hasStarted),
    canReject: statusAfter('REJECTED', status) !== null,
    canCancel: statusAfter('CANCELLED_BY_STAFF', status) !== null && !isOver,
    canFreeHold: statusAfter('HOLD_FREED', status) !== null,
    canMove: statusAfter('MOVED_BY_STAFF', status) !== null && !hasStarted,
    canNoteNoShow: statusAfter('NOT_ATTENDED', status) !== null && hasStarted,
    grantableId: ['CANCELLED', 'COMPLETED', 'NO_SHOW'].includes(status) ? keptPaymentOf(reservation) : null,
  };
}
