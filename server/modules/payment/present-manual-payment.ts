import type { ManualPayment } from '#contract/payment/payment.schema.ts';
import type { PracticeManualPayment } from '#contract/payment/practice-payment.schema.ts';
import type { files } from '../bucket/bucket.tables.ts';
import { describeFile } from '../bucket/describe-file.ts';
import { paidRefundOf } from './paid-refund.ts';
import type { manualPaymentChanges, manualPayments } from './payment.tables.ts';

type Row = typeof manualPayments.$inferSelect;
type FileRow = typeof files.$inferSelect;
type ChangeRow = typeof manualPaymentChanges.$inferSelect;

/** A money order as its client sees it, with the row of its proof when there is one. */
export function presentManualPayment(row: Row, file: FileRow | null): ManualPayment {
  const { id, reservationId, status, transferCode, amountMillimes, amountReceivedMillimes, reason, resubmissionCount } = row;
  return {
    id,
    reservationId,
    status,
    transferCode,
    amountMillimes,
    amountReceivedMillimes,
    refund: paidRefundOf(row),
    file: file && describeFile(file),
    capturedAt: row.capturedAt?.toISOString() ?? null,
    reason,
    resubmissionCount,
    submittedAt: row.submittedAt?.toISOString() ?? null,
  };
}

/** As staff see it, with what was written down about it, the earliest first. */
export function presentPracticeManualPayment(row: Row, file: FileRow | null, changes: readonly ChangeRow[]): PracticeManualPayment {
  return {
    ...presentManualPayment(row, file),
    note: row.note,
    changes: changes.map(({ amountReceivedMillimes, note, at }) => ({ amountReceivedMillimes, note, at: at.toISOString() })),
  };
}
