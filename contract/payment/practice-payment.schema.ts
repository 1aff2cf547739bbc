import * as z from 'zod/mini';
import { reservationNoteMaxLength } from '../constants.ts';
import { hasMaxLength, isDate, requiredText, text } from '../validation-rules.ts';
import { largestAmountMillimes, refundReferenceMaxLength } from './amounts.ts';
import { manualPayment } from './payment.schema.ts';

/** What staff see beside it: their own note, and every amount and note that was written down, the earliest first. */
export const practiceManualPayment = z.extend(manualPayment, {
  note: z.nullable(z.string()),
  changes: z.array(z.object({ amountReceivedMillimes: z.nullable(z.int()), note: z.nullable(z.string()), at: z.string() })),
});
export type PracticeManualPayment = z.infer<typeof practiceManualPayment>;

/** The reference of a transfer, a money order or a reversal at the card provider, as the practice has it on paper. */
export const paidRefundBody = z.object({
  reference: requiredText(hasMaxLength(refundReferenceMaxLength)),
  refundedOn: requiredText(isDate),
});

/** What staff write down about a money order; what is left out stays as it is. */
export const updateManualPaymentBody = z.object({
  amountReceivedMillimes: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(largestAmountMillimes)))),
  note: z.optional(z.nullable(text(hasMaxLength(reservationNoteMaxLength)))),
  refund: z.optional(paidRefundBody),
});
