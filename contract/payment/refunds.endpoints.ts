import * as z from 'zod/mini';
import { endpoint, requires } from '../endpoint.ts';
import { pageSizeOrNone, queryInteger } from '../pagination.ts';
import { deepestRow } from '../page-limits.ts';
import { paidRefundBody } from './practice-payment.schema.ts';
import { grantRefundBody, refund, refundPage } from './refunds.schema.ts';
import { refundStatuses } from './refund-status.ts';

export const listRefunds = endpoint({
  method: 'GET',
  path: '/v1/payment/refunds/',
  summary: 'What is owed to clients by card and by money order, the longest awaited first; what was given back, the latest first.',
  access: requires('PAYMENT', 'READ'),
  query: z.object({
    status: z._default(z.enum(refundStatuses), 'REFUND_DUE'),
    page: z._default(queryInteger(1, deepestRow), 1),
    limit: pageSizeOrNone,
  }),
  answer: refundPage,
});

export const grantRefund = endpoint({
  method: 'POST',
  path: '/v1/payment/refunds/',
  summary: 'Gives back what no rule makes due: the payment of an appointment cancelled too late, missed or held.',
  access: requires('PAYMENT', 'WRITE'),
  body: grantRefundBody,
  answer: refund,
  creates: true,
  problems: ['NOT_FOUND', 'INVALID_TRANSITION'],
});

export const payRefund = endpoint({
  method: 'PUT',
  path: '/v1/payment/refunds/{id}',
  summary: 'Notes that an amount was given back, once, under its reference; the same again changes nothing.',
  access: requires('PAYMENT', 'WRITE'),
  body: paidRefundBody,
  answer: refund,
  problems: ['NOT_FOUND', 'INVALID_TRANSITION', 'REFUNDED_ALREADY'],
});
