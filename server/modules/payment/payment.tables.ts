import { bigserial, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type { CardPaymentStatus } from '#contract/payment/card-payment-status.ts';
import type { demoOutcomes } from '#contract/payment/demo-checkout.schema.ts';
import type { ManualPaymentStatus } from '#contract/payment/manual-payment-status.ts';
import { idColumn, instantColumn } from '../../database/columns.ts';
import type { CardProvider } from '../../gateways/card-provider.ts';
import { files } from '../bucket/bucket.tables.ts';
import { reservations } from '../booking/booking.tables.ts';

/** How an amount was given back; all null until it is owed, then until it is paid. */
const refundColumns = () => ({
  /** Since when it is owed, or asked whether it is. */
  refundSince: instantColumn('refund_since'),
  refundReference: text('refund_reference'),
  /** A day in the practice's zone. */
  refundedOn: date('refunded_on', { mode: 'string' }),
  refundedBy: idColumn('refunded_by'),
});

const isLive = sql`status in ('AWAITING_PROOF', 'SUBMITTED', 'VALIDATED', 'PROOF_REJECTED')`;

export const manualPayments = pgTable(
  'manual_payments',
  {
    id: idColumn().primaryKey(),
    reservationId: idColumn('reservation_id')
      .notNull()
      .references(() => reservations.id),
    status: text('status').$type<ManualPaymentStatus>().notNull(),
    transferCode: text('transfer_code'),
    amountMillimes: integer('amount_millimes').notNull(),
    amountReceivedMillimes: integer('amount_received_millimes'),
    fileId: idColumn('file_id').references(() => files.id),
    capturedAt: instantColumn('captured_at'),
    submittedAt: instantColumn('submitted_at'),
    reason: text('reason'),
    /** The practice's own. */
    note: text('note'),
    ...refundColumns(),
    resubmissionCount: integer('resubmission_count').notNull().default(0),
    checkedBy: idColumn('checked_by'),
    checkedAt: instantColumn('checked_at'),
    clientItemId: text('client_item_id'),
    createdAt: instantColumn('created_at').notNull(),
    updatedAt: instantColumn('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('manual_payments_one_live').on(table.reservationId).where(isLive),
    uniqueIndex('manual_payments_transfer_code')
      .on(table.transferCode)
      .where(sql`transfer_code is not null and ${isLive}`),
    index('manual_payments_code').on(table.transferCode),
    index('manual_payments_reservation').on(table.reservationId),
    index('manual_payments_status').on(table.status, table.submittedAt),
    index('manual_payments_file').on(table.fileId),
  ],
);

/** What staff have written down about a money order, each time: an amount that was corrected stays to be read. */
export const manualPaymentChanges = pgTable(
  'manual_payment_changes',
  {
    /** In the order in which they were written. */
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    manualPaymentId: idColumn('manual_payment_id')
      .notNull()
      .references(() => manualPayments.id),
    amountReceivedMillimes: integer('amount_received_millimes'),
    note: text('note'),
    byAccountId: idColumn('by_account_id').notNull(),
    at: instantColumn('at').notNull(),
  },
  (table) => [index('manual_payment_changes_payment').on(table.manualPaymentId)],
);

/** Proofs of money orders that newer ones have taken the place of: kept for their time all the same. */
export const earlierProofs = pgTable(
  'earlier_proofs',
  {
    id: idColumn().primaryKey(),
    manualPaymentId: idColumn('manual_payment_id')
      .notNull()
      .references(() => manualPayments.id),
    fileId: idColumn('file_id')
      .notNull()
      .references(() => files.id),
    /** Null for what was replaced before codes were kept. */
    transferCode: text('transfer_code'),
    submittedAt: instantColumn('submitted_at').notNull(),
  },
  (table) => [
    index('earlier_proofs_file').on(table.fileId),
    index('earlier_proofs_code').on(table.transferCode),
    index('earlier_proofs_payment').on(table.manualPaymentId),
    index('earlier_proofs_submitted').on(table.submittedAt),
  ],
);

const isLiveCard = sql`status in ('PENDING', 'SUCCEEDED')`;

export const cardPayments = pgTable(
  'card_payments',
  {
    id: idColumn().primaryKey(),
    reservationId: idColumn('reservation_id')
      .notNull()
      .references(() => reservations.id),
    provider: text('provider').$type<CardProvider['name']>().notNull(),
    /** The provider's name of it; null until the provider has opened it. */
    paymentRef: text('payment_ref'),
    payUrl: text('pay_url'),
    status: text('status').$type<CardPaymentStatus>().notNull(),
    amountMillimes: integer('amount_millimes').notNull(),
    expiresAt: instantColumn('expires_at').notNull(),
    /** When the provider was last asked; null: never. */
    askedAt: instantColumn('asked_at'),
    ...refundColumns(),
    createdAt: instantColumn('created_at').notNull(),
    updatedAt: instantColumn('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('card_payments_one_live').on(table.reservationId).where(isLiveCard),
    uniqueIndex('card_payments_ref').on(table.paymentRef),
    index('card_payments_reservation').on(table.reservationId),
    index('card_payments_pending')
      .on(table.expiresAt)
      .where(sql`status = 'PENDING'`),
    index('card_payments_status').on(table.status, table.updatedAt),
  ],
);

/** What the demonstration's checkout knows, as a provider would in a database of its own. */
export const demoCheckouts = pgTable('demo_checkouts', {
  paymentRef: text('payment_ref').primaryKey(),
  orderId: idColumn('order_id').notNull(),
  amountMillimes: integer('amount_millimes').notNull(),
  /** Null while it is open. */
  outcome: text('outcome').$type<(typeof demoOutcomes)[number]>(),
  returnPath: text('return_path').notNull(),
  expiresAt: instantColumn('expires_at').notNull(),
});
