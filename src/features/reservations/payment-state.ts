import type { Reservation } from '#contract/booking/booking.schema.ts';
import { manualPaymentStatuses, type ManualPaymentStatus } from '#contract/payment/manual-payment-status.ts';

export type PaymentState = ManualPaymentStatus | 'NONE' | 'ONLINE_PENDING' | 'ONLINE_SETTLED' | 'OFFICE';

export const paymentStates: readonly PaymentState[] = [...manualPaymentStatuses, 'NONE', 'ONLINE_PENDING', 'ONLINE_SETTLED', 'OFFICE'];

/** Where the payment of a reservation is, whichever way it is paid. NONE: a money order that nobody has opened yet. */
export function paymentStateOf({ payment }: Pick<Reservation, 'payment'>): PaymentState {
  if (payment.kind === 'OFFICE') return 'OFFICE';
  if (payment.kind === 'ONLINE') {
    const { status } = payment.cardPayment ?? {};
    if (status === 'REFUND_DUE' || status === 'REFUNDED') return status;
    return payment.isSettled ? 'ONLINE_SETTLED' : 'ONLINE_PENDING';
  }
  return payment.manualPayment?.status ?? 'NONE';
}
