import type { Reservation } from '#contract/booking/booking.schema.ts';
import type { ReservationStatus } from '#contract/booking/reservation-status.ts';
import type { CardPaymentStatus } from '#contract/payment/card-payment-status.ts';

/** Where a payment by card stands, in the outcomes a person is shown. */
export type CardStage = 'TO_PAY' | 'PAID' | 'FINALISED' | 'FAILED' | 'TOO_LATE' | 'PAID_TWICE' | 'REFUND_DUE' | 'REFUNDED' | 'CLOSED';

const standing: readonly ReservationStatus[] = ['PENDING_PAYMENT', 'ON_STAND_BY', 'ACCEPTED', 'COMPLETED', 'NO_SHOW'];
const finalised: readonly ReservationStatus[] = ['ACCEPTED', 'COMPLETED', 'NO_SHOW'];

/**
 * The stage a payment's status and its reservation's lead to; `payment` is null while nobody has opened one. A payment that
 * failed or lapsed at the provider leaves its reservation to be paid as long as that waits.
 */
export function cardStageOf(payment: CardPaymentStatus | null, reservation: ReservationStatus): CardStage {
  // Due back though the appointment stands: another payment has paid for it.
  if (payment === 'REFUND_DUE' && standing.includes(reservation)) return 'PAID_TWICE';
  if (payment === 'REFUND_DUE' || payment === 'REFUNDED') return payment;
  if (payment === 'SUCCEEDED') {
    if (finalised.includes(reservation)) return 'FINALISED';
    return reservation === 'ON_STAND_BY' ? 'PAID' : 'CLOSED';
  }
  if (reservation === 'PENDING_PAYMENT' || reservation === 'ON_STAND_BY') return 'TO_PAY';
  if (reservation === 'EXPIRED') return 'TOO_LATE';
  return payment === 'FAILED' && reservation === 'CANCELLED' ? 'FAILED' : 'CLOSED';
}

/** The stage of a reservation that is paid by card. */
export const cardStageOfReservation = ({ status, payment }: Pick<Reservation, 'status' | 'payment'>): CardStage =>
  cardStageOf(payment.cardPayment?.status ?? null, status);
