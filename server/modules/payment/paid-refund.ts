import type { PaidRefund } from '#contract/payment/payment.schema.ts';

interface RefundColumns {
  readonly refundReference: string | null;
  readonly refundedOn: string | null;
}

/** How a payment was given back; null while it was not. */
export const paidRefundOf = ({ refundReference: reference, refundedOn }: RefundColumns): PaidRefund | null =>
  reference !== null && refundedOn !== null ? { reference, refundedOn } : null;
