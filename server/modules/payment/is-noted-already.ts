import type { PaidRefund } from '#contract/payment/payment.schema.ts';
import { refused } from '../../http/problem.ts';
import { paidRefundOf } from './paid-refund.ts';

interface Refundable {
  readonly status: string;
  readonly refundReference: string | null;
  readonly refundedOn: string | null;
}

/** Whether a refund is noted in just this way. Noted in another, it was given back already, and is not twice: REFUNDED_ALREADY. */
export function isNotedAlready(payment: Refundable, { reference, refundedOn }: PaidRefund): boolean {
  if (payment.status !== 'REFUNDED') return false;
  const noted = paidRefundOf(payment);
  if (noted?.reference === reference && noted.refundedOn === refundedOn) return true;
  throw refused('REFUNDED_ALREADY');
}
