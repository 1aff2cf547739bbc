import { endsHold } from '#contract/booking/reservation-status.ts';
import type { Reservation } from '#contract/booking/booking.schema.ts';

/** What the payment page is for, as the reservation stands. */
export type PaymentStage = 'TO_SEND' | 'RECEIVED' | 'SETTLED' | 'TOO_LATE' | 'REFUND_TO_CHECK' | 'REFUND_DUE' | 'REFUNDED' | 'CLOSED';

type Stated = Pick<Reservation, 'status' | 'payment' | 'history'>;

const payableStatuses: readonly Reservation['status'][] = ['PENDING_PAYMENT', 'ON_STAND_BY', 'ACCEPTED', 'EXPIRED'];

/** A proof is never refused for lateness, so an expired reservation still takes one: its money, once seen, is due back. */
export function paymentStageOf({ status, payment, history }: Stated): PaymentStage {
  switch (payment.manualPayment?.status) {
    case 'SUBMITTED':
      return 'RECEIVED';
    case 'VALIDATED':
      return 'SETTLED';
    case 'REFUND_TO_CHECK':
      // Lost by the hold that ran out, as against refused or cancelled with the proof already there.
      return status === 'EXPIRED' && endsHold(history.at(-1)?.event) ? 'TOO_LATE' : 'REFUND_TO_CHECK';
    case 'REFUND_DUE':
      return 'REFUND_DUE';
    case 'REFUNDED':
      return 'REFUNDED';
    default:
      return payment.kind === 'MONEY_ORDER' && payableStatuses.includes(status) ? 'TO_SEND' : 'CLOSED';
  }
}

/** Whether the time to send the proof is over. */
export function isHoldOver({ status, holdUntil }: Pick<Reservation, 'status' | 'holdUntil'>, now: Date): boolean {
  return status === 'EXPIRED' || (status === 'PENDING_PAYMENT' && holdUntil !== null && Date.parse(holdUntil) <= now.getTime());
}
