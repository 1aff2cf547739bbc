import type { PaymentState } from '#src/features/reservations/payment-state.ts';
import type { MessageKey } from '#src/page/namespaces.ts';

/** Where a payment is, in the words of the practice's lists. */
export const paymentWords = (state: PaymentState): MessageKey<'practice-reservations'> => `payment${state}`;
