import * as z from 'zod/mini';
import { fileRecord, fileReference } from '../bucket/bucket.schema.ts';
import { localizedText } from '../categories/categories.schema.ts';
import { reservationNoteMaxLength } from '../constants.ts';
import { transferCodeLength } from './transfer-code-length.ts';
import {
  hasMaxLength,
  hasMinLength,
  isAlphanumeric,
  isDate,
  isObjectId,
  isNotEmpty,
  obeys,
  requiredText,
  text,
} from '../validation-rules.ts';
import { cardPaymentStatuses } from './card-payment-status.ts';
import { manualPaymentStatuses } from './manual-payment-status.ts';

export const paymentMethods = ['ONLINE', 'MONEY_ORDER'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];
/** OFFICE is paid at the desk, for a booking taken by phone. */
export const paymentKinds = ['ONLINE', 'MONEY_ORDER', 'OFFICE'] as const;
export type PaymentKind = (typeof paymentKinds)[number];

/** How an amount was given back, and on which day (yyyy-MM-dd, in the practice's zone). */
export const paidRefund = z.object({ reference: z.string(), refundedOn: z.string() });
export type PaidRefund = z.infer<typeof paidRefund>;

export const manualPayment = z.object({
  id: z.string(),
  reservationId: z.string(),
  status: z.enum(manualPaymentStatuses),
  transferCode: z.nullable(z.string()),
  amountMillimes: z.int(),
  /** What the practice has found to have come in; null until it says so. */
  amountReceivedMillimes: z.nullable(z.int()),
  refund: z.nullable(paidRefund),
  file: z.nullable(fileRecord),
  capturedAt: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  resubmissionCount: z.int(),
  submittedAt: z.nullable(z.string()),
});
export type ManualPayment = z.infer<typeof manualPayment>;

/** A payment by card. `payUrl` is where it is made: null once there is nothing to be made any more. */
export const cardPayment = z.object({
  id: z.string(),
  reservationId: z.string(),
  status: z.enum(cardPaymentStatuses),
  amountMillimes: z.int(),
  paymentRef: z.nullable(z.string()),
  payUrl: z.nullable(z.string()),
  refund: z.nullable(paidRefund),
  expiresAt: z.string(),
  createdAt: z.string(),
});
export type CardPayment = z.infer<typeof cardPayment>;

/** Where to pay: a page of the provider's, until `expiresAt`. */
export const startedCardPayment = z.object({ id: z.string(), paymentRef: z.string(), payUrl: z.string(), expiresAt: z.string() });
export type StartedCardPayment = z.infer<typeof startedCardPayment>;

export const createPaymentBody = z.object({ reservationId: requiredText(isObjectId) });

/** Letters and digits as printed on the receipt; spaces are dropped and case does not matter. */
export const transferCode = z.pipe(
  z.string().check(obeys(isNotEmpty)),
  z.pipe(
    z.transform((written: string) => written.replaceAll(/\s/g, '').toUpperCase()),
    z
      .string()
      .check(
        ...[isAlphanumeric, hasMinLength(transferCodeLength.min), hasMaxLength(transferCodeLength.max)].map((rule) => obeys<string>(rule)),
      ),
  ),
);

export const createManualPaymentBody = z.object({
  reservationId: requiredText(isObjectId),
  transferCode: z.optional(transferCode),
});

export const uploadProofBody = z.object({
  file: fileReference,
  transferCode,
  capturedAt: z.optional(text(isDate)),
});

/** Nothing: only compute the checks. A refusal needs its reason. */
export const checkValidityBody = z.optional(
  z.nullable(z.object({ valid: z.optional(z.boolean()), reason: z.optional(text(hasMaxLength(reservationNoteMaxLength))) })),
);

export const validityChecks = z.object({
  codeUnused: z.boolean(),
  imageUnused: z.boolean(),
  amountEqual: z.nullable(z.boolean()),
  holdAlive: z.boolean(),
});

export const beneficiary = z.object({ name: z.string(), address: localizedText });
export type Beneficiary = z.infer<typeof beneficiary>;
