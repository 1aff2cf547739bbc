import * as z from 'zod/mini';
import { practiceReservation } from '../booking/practice-reservation.schema.ts';
import { pageOf } from '../pagination.ts';
import { isObjectId, requiredText } from '../validation-rules.ts';
import { refundStatuses } from './refund-status.ts';
import { paidRefund, paymentMethods } from './payment.schema.ts';

/** An amount owed to a client, or given back, with the reservation it was paid for. */
export const refund = z.object({
  /** Of the payment. */
  id: z.string(),
  method: z.enum(paymentMethods),
  status: z.enum(refundStatuses),
  amountMillimes: z.int(),
  since: z.string(),
  /** The transfer code of a money order, or the card provider's name of the payment: what to look for. */
  paidUnder: z.nullable(z.string()),
  paid: z.nullable(paidRefund),
  reservation: practiceReservation,
});
export type Refund = z.infer<typeof refund>;

/** `totalMillimes`: of the whole list, not of the page. */
export const refundPage = z.extend(pageOf(refund), { totalMillimes: z.int() });

export const grantRefundBody = z.object({ paymentId: requiredText(isObjectId) });
