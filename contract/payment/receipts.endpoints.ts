import * as z from 'zod/mini';
import { endpoint, requires } from '../endpoint.ts';
import { deepestRow, maxPageSize } from '../page-limits.ts';
import { queryInteger } from '../pagination.ts';
import { monthText, receiptPage } from './receipts.schema.ts';

export const listReceipts = endpoint({
  method: 'GET',
  path: '/v1/payment/receipts/',
  summary: 'The receipts and credit notes of a month, the latest first, with what they come to; of this month where none is named.',
  access: requires('PAYMENT', 'READ'),
  query: z.object({
    month: z.optional(monthText),
    page: z._default(queryInteger(1, deepestRow), 1),
    limit: z._default(queryInteger(1, maxPageSize), 20),
  }),
  answer: receiptPage,
});
