/** The states of a payment by card (DOMAIN 5). */
export const cardPaymentStatuses = ['PENDING', 'SUCCEEDED', 'FAILED', 'EXPIRED', 'REFUND_DUE', 'REFUNDED'] as const;
export type CardPaymentStatus = (typeof cardPaymentStatuses)[number];

/** One of these per reservation at most. */
export const liveCardPaymentStatuses = ['PENDING', 'SUCCEEDED'] as const satisfies readonly CardPaymentStatus[];

export type CardPaymentEvent =
  'CONFIRMED' | 'CONFIRMED_IN_VAIN' | 'REFUSED' | 'LAPSED' | 'RESERVATION_LOST' | 'REFUND_GRANTED' | 'REFUND_PAID';

interface CardPaymentTransition {
  readonly event: CardPaymentEvent;
  readonly from: readonly CardPaymentStatus[];
  readonly to: CardPaymentStatus;
}

/**
 * CONFIRMED: the provider says so, and the reservation is there for it, or lives again. CONFIRMED_IN_VAIN: it says so, and
 * the slot is somebody else's. REFUND_GRANTED: nothing is due by rule,
 * and the practice gives it back all the same. A provider may still confirm what it had called failed: the money is then there.
 */
const cardPaymentTransitions: readonly CardPaymentTransition[] = [
  { event: 'CONFIRMED', from: ['PENDING', 'FAILED', 'EXPIRED'], to: 'SUCCEEDED' },
  { event: 'CONFIRMED_IN_VAIN', from: ['PENDING', 'FAILED', 'EXPIRED'], to: 'REFUND_DUE' },
  { event: 'REFUSED', from: ['PENDING'], to: 'FAILED' },
  { event: 'LAPSED', from: ['PENDING'], to: 'EXPIRED' },
  { event: 'RESERVATION_LOST', from: ['SUCCEEDED'], to: 'REFUND_DUE' },
  { event: 'REFUND_GRANTED', from: ['SUCCEEDED'], to: 'REFUND_DUE' },
  { event: 'REFUND_PAID', from: ['REFUND_DUE'], to: 'REFUNDED' },
];

/** The status an event leads to, or null where there is no such move. */
export function cardPaymentStatusAfter(event: CardPaymentEvent, from: CardPaymentStatus): CardPaymentStatus | null {
  return cardPaymentTransitions.find((each) => each.event === event && each.from.includes(from))?.to ?? null;
}
