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

/** Where one reads of a receipt: enough to lead to it. */
export const receiptLink = z.object({ id: z.string(), kind: z.enum(receiptKinds), number: z.string() });

const receiptTotals = z.object({ method: z.enum(paymentMethods), receivedMillimes: z.int(), creditedMillimes: z.int() });

/** `totals`: of the whole month, of each method, in millimes. */
export const receiptPage = z.extend(pageOf(receipt), { month: monthText, totals: z.array(receiptTotals) });
export type ReceiptPage = z.infer<typeof receiptPage>;

/** A receipt as it is printed. */
export const printedReceipt = z.extend(receipt, {
  /** As they were when it was issued. */
  practice: z.object({ name: z.string(), address: localizedText, fiscalNumber: z.string() }),
  /** A JWS of its ReceiptClaims. */
  signed: z.string(),
  /** The QR code of the address at which the signature is verified: an SVG path over `size` by `size` modules of one unit. */
  qr: z.object({ size: z.int(), path: z.string() }),
});
export type PrintedReceipt = z.infer<typeof printedReceipt>;

/** The public half of the key that receipts are signed with: a JWK (RFC 7517) of the curve P-256. */
export const receiptKey = z.object({ kty: z.literal('EC'), crv: z.literal('P-256'), x: z.string(), y: z.string() });
export type ReceiptKey = z.infer<typeof receiptKey>;
