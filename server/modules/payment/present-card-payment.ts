import type { CardPayment } from '#contract/payment/payment.schema.ts';
import type { CardPaymentRow } from './card-payments.queries.ts';
import { paidRefundOf } from './paid-refund.ts';

/** A card payment as its client and the practice see it. Its page is told only while something can be done there. */
export function presentCardPayment(row: CardPaymentRow): CardPayment {
  const { id, reservationId, status, amountMillimes, paymentRef } = row;
  return {
    id,
    reservationId,
    status,
    amountMillimes,
    paymentRef,
    payUrl: status === 'PENDING' ? row.payUrl : null,
    refund: paidRefundOf(row),
    expiresAt: row.expiresAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
  };
}
