import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type { ManualPaymentStatus } from '#contract/payment/manual-payment-status.ts';
import { idColumn, instantColumn } from '../../database/columns.ts';
import { files } from '../bucket/bucket.tables.ts';
import { reservations } from '../booking/booking.tables.ts';

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

/** Photos of money orders that newer ones have taken the place of: kept for their time all the same. */
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
    submittedAt: instantColumn('submitted_at').notNull(),
  },
  (table) => [
    index('earlier_proofs_file').on(table.fileId),
    index('earlier_proofs_payment').on(table.manualPaymentId),
    index('earlier_proofs_submitted').on(table.submittedAt),
  ],
);
