import * as z from 'zod/mini';
import { reservationStatuses } from '../booking/reservation-status.ts';
import { anyone, anyoneKnownOrNot, endpoint, requires } from '../endpoint.ts';
import { healthEndpoint } from '../health.schema.ts';
import { listQuery, pageOf } from '../pagination.ts';
import { text } from '../validation-rules.ts';
import { cardPaymentStatuses } from './card-payment-status.ts';
import {
  beneficiary,
  cardPayment,
  checkValidityBody,
  createManualPaymentBody,
  createPaymentBody,
  manualPayment,
  paymentMethods,
  startedCardPayment,
  uploadProofBody,
  validityChecks,
} from './payment.schema.ts';
import { practiceManualPayment, updateManualPaymentBody } from './practice-payment.schema.ts';
import { manualPaymentStatuses } from './manual-payment-status.ts';

export const paymentHealth = healthEndpoint('/v1/payment/health');

export const readPaymentAmount = endpoint({
  method: 'GET',
  path: '/v1/payment/pay/payment-amount',
  summary: "What a service costs, or a reservation of one's own, in millimes, how it can be paid and to whom a money order goes.",
  access: anyoneKnownOrNot,
  query: z.object({ serviceId: z.optional(text()), reservationId: z.optional(text()) }),
  answer: z.object({ amountMillimes: z.int(), currency: z.literal('TND'), paymentMethods: z.array(z.enum(paymentMethods)), beneficiary }),
  problems: ['NOT_FOUND'],
});

export const createPayment = endpoint({
  method: 'POST',
  path: '/v1/payment/pay/',
  limit: 'PAY',
  summary:
    "Opens the card payment of a reservation at the provider; a second call answers the one that is open. The amount is the reservation's.",
  access: requires('PAYMENT', 'WRITE_SELF'),
  body: createPaymentBody,
  answer: startedCardPayment,
  creates: true,
  isIdempotent: true,
  problems: ['NOT_FOUND', 'INVALID_TRANSITION', 'PAYMENT_METHOD_CLOSED', 'CARD_PROVIDER_UNREACHED'],
});

/** What a provider calls when something happened, and what the page of return asks. */
export const readPaymentProgress = endpoint({
  method: 'GET',
  path: '/v1/payment/pay/webhook',
  summary:
    'What has become of a card payment. Nothing in the query is believed but which payment is meant: the provider itself is asked, as often as this is called.',
  access: anyone,
  query: z.object({ payment_ref: z.optional(text()), payment_id: z.optional(text()) }),
  answer: z.object({
    status: z.enum(cardPaymentStatuses),
    reservationStatus: z.enum(reservationStatuses),
    reservationId: z.string(),
    /** Until when the slot waits for a payment; null where it waits for none. */
    holdUntil: z.nullable(z.string()),
  }),
  problems: ['NOT_FOUND'],
});

export const readPayment = endpoint({
  method: 'GET',
  path: '/v1/payment/pay/{id}',
  summary: "A card payment of one's own, or of the practice's for its staff.",
  access: requires('PAYMENT', 'READ_SELF'),
  answer: cardPayment,
  problems: ['NOT_FOUND'],
});

export const createManualPayment = endpoint({
  method: 'POST',
  path: '/v1/payment/pay/manual-pay',
  limit: 'PAY',
  summary: 'Opens the money order of a reservation; a second call answers the one that is open.',
  access: requires('PAYMENT', 'WRITE_SELF'),
  body: createManualPaymentBody,
  answer: manualPayment,
  creates: true,
  isIdempotent: true,
  problems: ['NOT_FOUND', 'TRANSFER_CODE_USED', 'INVALID_TRANSITION'],
});

export const listManualPayments = endpoint({
  method: 'GET',
  path: '/v1/payment/pay/manual-pay',
  summary: 'Money orders, those waiting for a check first.',
  access: requires('PAYMENT', 'READ'),
  query: z.extend(listQuery(['submittedAt', 'createdAt'], 'asc'), { status: z.optional(z.enum(manualPaymentStatuses)) }),
  answer: pageOf(manualPayment),
});

export const uploadProof = endpoint({
  method: 'PUT',
  path: '/v1/payment/pay/manual-pay/upload-file/{id}',
  summary:
    'Sends the proof: by its owner it waits for a check, by staff (seen at the desk) it is valid at once. A late proof is kept and becomes due back.',
  access: requires('PAYMENT', 'WRITE_SELF'),
  body: uploadProofBody,
  answer: z.extend(manualPayment, { clientItemId: z.nullable(z.string()) }),
  isIdempotent: true,
  problems: ['NOT_FOUND', 'TRANSFER_CODE_USED', 'RESUBMISSION_LIMIT', 'INVALID_TRANSITION'],
});

export const checkValidity = endpoint({
  method: 'PUT',
  path: '/v1/payment/pay/manual-pay/check-validity/{id}',
  summary: 'Validates or refuses a proof; with no decision it changes nothing and answers the computed checks.',
  access: requires('PAYMENT', 'WRITE'),
  body: checkValidityBody,
  answer: z.union([manualPayment, z.object({ checks: validityChecks })]),
  problems: ['NOT_FOUND', 'INVALID_TRANSITION'],
});

export const updateManualPayment = endpoint({
  method: 'PUT',
  path: '/v1/payment/pay/manual-pay/{id}',
  summary:
    'What staff write down about a money order: the amount received, a note, its refund. An amount for what is lost makes it due back; earlier amounts are kept.',
  access: requires('PAYMENT', 'WRITE'),
  body: updateManualPaymentBody,
  answer: practiceManualPayment,
  problems: ['NOT_FOUND', 'INVALID_TRANSITION', 'REFUNDED_ALREADY'],
});

export const countPendingPayments = endpoint({
  method: 'GET',
  path: '/v1/payment/pay/pending-payment-count',
  summary: 'How many proofs wait for a check.',
  access: requires('PAYMENT', 'READ'),
  answer: z.object({ count: z.int() }),
});
