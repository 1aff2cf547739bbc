import * as z from 'zod/mini';
import { anyone, endpoint, requires } from '../endpoint.ts';
import { deepestRow, maxPageSize } from '../page-limits.ts';
import { queryInteger } from '../pagination.ts';
import { monthText, printedReceipt, receiptKey, receiptPage } from './receipts.schema.ts';

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

export const readReceiptKey = endpoint({
  method: 'GET',
  path: '/v1/payment/receipts/key',
  summary: 'The public key that signatures of receipts are verified with, for anybody and without a network.',
  access: anyone,
  answer: receiptKey,
  cache: 'READABLE_OFFLINE',
});

export const readReceipt = endpoint({
  method: 'GET',
  path: '/v1/payment/receipts/{id}',
  summary: 'A receipt or credit note as it is printed, to its client and to the staff it concerns.',
  access: requires('PAYMENT', 'READ_SELF'),
  answer: printedReceipt,
  problems: ['NOT_FOUND'],
});

export const readReceiptFile = endpoint({
  method: 'GET',
  path: '/v1/payment/receipts/{id}/pdf',
  limit: 'RECEIPT_FILE',
  summary: 'A receipt or credit note as a PDF file of one sheet, in the language of the call.',
  access: requires('PAYMENT', 'READ_SELF'),
  answersFile: true,
  problems: ['NOT_FOUND'],
});
