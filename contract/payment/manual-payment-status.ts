/** The states of a money order. */
export const manualPaymentStatuses = [
  'AWAITING_PROOF',
  'SUBMITTED',
  'VALIDATED',
  'PROOF_REJECTED',
  'REFUND_TO_CHECK',
  'REFUND_DUE',
  'REFUNDED',
  'ABANDONED',
] as const;
export type ManualPaymentStatus = (typeof manualPaymentStatuses)[number];

/** One of these per reservation at most, and its transfer code is nobody else's. */
export const liveManualPaymentStatuses = [
  'AWAITING_PROOF',
  'SUBMITTED',
  'VALIDATED',
  'PROOF_REJECTED',
] as const satisfies readonly ManualPaymentStatus[];

/** A proof is there, and whether its money is has not been said. */
export const unconfirmedManualPaymentStatuses = ['SUBMITTED', 'REFUND_TO_CHECK'] as const satisfies readonly ManualPaymentStatus[];

/** The practice owes money back, or has still to say whether it came in. */
export const owedManualPaymentStatuses = ['REFUND_TO_CHECK', 'REFUND_DUE'] as const satisfies readonly ManualPaymentStatus[];

export type ManualPaymentEvent =
  | 'PROOF_SENT'
  | 'LATE_PROOF_ACCEPTED'
  | 'PROOF_VALIDATED'
  | 'PROOF_REFUSED'
  | 'RESERVATION_LOST'
  | 'MONEY_FOUND'
  | 'REFUND_GRANTED'
  | 'REFUND_PAID';

interface ManualPaymentTransition {
  readonly event: ManualPaymentEvent;
  readonly from: readonly ManualPaymentStatus[];
  readonly to: ManualPaymentStatus;
}

/**
 * DOMAIN 5. RESERVATION_LOST: rejected, cancelled or expired. Money that the practice has confirmed is then due back
 * (REFUND_DUE); a photo alone is no money, so that it is first asked to look (REFUND_TO_CHECK).
 * LATE_PROOF_ACCEPTED: the slot was still free, and the reservation lives again. MONEY_FOUND: the practice notes an amount
 * received for what is lost already. REFUND_GRANTED: nothing is due by rule, and the practice gives it back all the same.
 */
const manualPaymentTransitions: readonly ManualPaymentTransition[] = [
  { event: 'PROOF_SENT', from: ['AWAITING_PROOF', 'PROOF_REJECTED'], to: 'SUBMITTED' },
  { event: 'PROOF_VALIDATED', from: ['SUBMITTED', 'AWAITING_PROOF', 'PROOF_REJECTED'], to: 'VALIDATED' },
  { event: 'PROOF_REFUSED', from: ['SUBMITTED'], to: 'PROOF_REJECTED' },
  { event: 'RESERVATION_LOST', from: ['AWAITING_PROOF', 'PROOF_REJECTED'], to: 'ABANDONED' },
  { event: 'RESERVATION_LOST', from: ['SUBMITTED'], to: 'REFUND_TO_CHECK' },
  { event: 'RESERVATION_LOST', from: ['VALIDATED'], to: 'REFUND_DUE' },
  { event: 'PROOF_SENT', from: ['ABANDONED'], to: 'REFUND_TO_CHECK' },
  { event: 'PROOF_VALIDATED', from: ['REFUND_TO_CHECK'], to: 'REFUND_DUE' },
  { event: 'PROOF_REFUSED', from: ['REFUND_TO_CHECK'], to: 'ABANDONED' },
  { event: 'LATE_PROOF_ACCEPTED', from: ['ABANDONED'], to: 'SUBMITTED' },
  { event: 'MONEY_FOUND', from: ['REFUND_TO_CHECK', 'ABANDONED'], to: 'REFUND_DUE' },
  { event: 'REFUND_GRANTED', from: ['VALIDATED'], to: 'REFUND_DUE' },
  { event: 'REFUND_PAID', from: ['REFUND_DUE'], to: 'REFUNDED' },
];

/** The status an event leads to, or null where there is no such move. */
export function manualPaymentStatusAfter(event: ManualPaymentEvent, from: ManualPaymentStatus): ManualPaymentStatus | null {
  return manualPaymentTransitions.find((each) => each.event === event && each.from.includes(from))?.to ?? null;
}

const unsettled: readonly ManualPaymentStatus[] = ['AWAITING_PROOF', 'SUBMITTED', 'PROOF_REJECTED'];

/** Where nobody relies on the amount received yet, so that it may still be "not known". */
export const isAmountOptional = (status: ManualPaymentStatus): boolean => unsettled.includes(status);
