import type { Reservation } from '#contract/booking/booking.schema.ts';
import { paymentStateOf } from '#src/features/reservations/payment-state.ts';
import type { MessageKey } from '#src/page/namespaces.ts';

const lost: readonly Reservation['status'][] = ['REJECTED', 'CANCELLED', 'EXPIRED'];

/** Where the payment of a reservation is, in the words of the practice's lists; of one that is over nothing is expected any more. */
export function paymentWords(reservation: Pick<Reservation, 'payment' | 'status'>): MessageKey<'practice-reservations'> {
  const state = paymentStateOf(reservation);
  const isAwaited = state === 'NONE' || state === 'ONLINE_PENDING';
  return isAwaited && lost.includes(reservation.status) ? 'paymentABANDONED' : `payment${state}`;
}
