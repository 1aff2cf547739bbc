import * as z from 'zod/mini';
import { anyoneKnownOrNot, endpoint, requires } from '../endpoint.ts';
import { healthEndpoint } from '../health.schema.ts';
import { listQuery, pageOf } from '../pagination.ts';
import { text } from '../validation-rules.ts';
import {
  beneficiary,
  checkValidityBody,
  createManualPaymentBody,
  manualPayment,
  paymentMethods,
  uploadProofBody,
  validityChecks,
} from './payment.schema.ts';
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

export const countPendingPayments = endpoint({
  method: 'GET',
  path: '/v1/payment/pay/pending-payment-count',
  summary: 'How many proofs wait for a check.',
  access: requires('PAYMENT', 'READ'),
  answer: z.object({ count: z.int() }),
});
