import * as z from 'zod/mini';
import { localizedText } from '../categories/categories.schema.ts';
import { pageOf } from '../pagination.ts';
import { paymentMethods } from './payment.schema.ts';
import { creditCauses, receiptKinds } from './receipt-number.ts';

/** A month of the practice's calendar, yyyy-MM. */
export const monthText = z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/));

/** What was received for a session, or taken back of it, as it stood when it was issued. */
export const receipt = z.object({
  id: z.string(),
  kind: z.enum(receiptKinds),
  number: z.string(),
  issuedAt: z.string(),
  reservationId: z.string(),
  method: z.enum(paymentMethods),
  /** Never negative: the kind says which way it counts. */
  amountMillimes: z.int(),
  /** Null once the person has deleted their account. */
  clientName: z.nullable(z.string()),
  therapistName: z.string(),
  service: localizedText,
  sessionAt: z.string(),
  /** Of a receipt, the transfer code or the card provider's name of the payment; of a refund, the reference it was made under. */
  reference: z.nullable(z.string()),
  /** Of a credit note: the receipt it takes back, and why. */
  corrects: z.nullable(z.string()),
  cause: z.nullable(z.enum(creditCauses)),
  /** Of a receipt: the credit note that takes it back. */
  correctedBy: z.nullable(z.string()),
});
export type Receipt = z.infer<typeof receipt>;

const receiptTotals = z.object({ method: z.enum(paymentMethods), receivedMillimes: z.int(), creditedMillimes: z.int() });

/** `totals`: of the whole month, of each method, in millimes. */
export const receiptPage = z.extend(pageOf(receipt), { month: monthText, totals: z.array(receiptTotals) });
export type ReceiptPage = z.infer<typeof receiptPage>;
