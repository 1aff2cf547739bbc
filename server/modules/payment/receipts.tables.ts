import { sql } from 'drizzle-orm';
import { bigserial, check, date, index, integer, jsonb, pgTable, primaryKey, text, unique, type AnyPgColumn } from 'drizzle-orm/pg-core';
import type { PaymentMethod } from '#contract/payment/payment.schema.ts';
import type { CreditCause, ReceiptKind } from '#contract/payment/receipt-number.ts';
import { idColumn, instantColumn } from '../../database/columns.ts';
import { reservations } from '../booking/booking.tables.ts';

type Localized = Record<'fr' | 'en', string>;

/** The last number given in each series and year: the row is locked until the transaction that takes the next one ends. */
export const receiptCounters = pgTable(
  'receipt_counters',
  {
    kind: text('kind').$type<ReceiptKind>().notNull(),
    year: integer('year').notNull(),
    last: integer('last').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.year] })],
);

/** Receipts and credit notes. Written once and never changed, but for the name of somebody who has left. */
export const receipts = pgTable(
  'receipts',
  {
    id: idColumn().primaryKey(),
    /** In the order in which they were issued; unlike the numbers it may have gaps. */
    position: bigserial('position', { mode: 'number' }).notNull(),
    kind: text('kind').$type<ReceiptKind>().notNull(),
    year: integer('year').notNull(),
    number: integer('number').notNull(),
    issuedAt: instantColumn('issued_at').notNull(),
    /** The day of `issuedAt` in the practice's zone. */
    issuedOn: date('issued_on', { mode: 'string' }).notNull(),
    reservationId: idColumn('reservation_id')
      .notNull()
      .references(() => reservations.id),
    method: text('method').$type<PaymentMethod>().notNull(),
    /** Of manual_payments or card_payments, as the method says. */
    paymentId: idColumn('payment_id').notNull(),
    amountMillimes: integer('amount_millimes').notNull(),
    reference: text('reference'),
    /** Of a credit note: the receipt that it takes back. */
    correctsId: idColumn('corrects_id').references((): AnyPgColumn => receipts.id),
    cause: text('cause').$type<CreditCause>(),
    // As they were on that day: a receipt that is printed again says what it said.
    clientName: text('client_name'),
    therapistName: text('therapist_name').notNull(),
    service: jsonb('service').$type<Localized>().notNull(),
    sessionAt: instantColumn('session_at').notNull(),
    practice: jsonb('practice').$type<ReceiptPractice>().notNull(),
  },
  (table) => [
    unique('receipts_number').on(table.kind, table.year, table.number),
    unique('receipts_corrected_once').on(table.correctsId),
    check('receipts_positive', sql`amount_millimes > 0`),
    check('receipts_credit_note', sql`(kind = 'CREDIT_NOTE') = (corrects_id is not null) and (kind = 'CREDIT_NOTE') = (cause is not null)`),
    index('receipts_payment').on(table.paymentId),
    index('receipts_reservation').on(table.reservationId),
    index('receipts_issued').on(table.issuedOn, table.position),
  ],
);

/** Who issued it. */
export interface ReceiptPractice {
  readonly name: string;
  readonly address: Localized;
  readonly fiscalNumber: string;
}
