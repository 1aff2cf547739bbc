import type { ManualPayment } from '#contract/payment/payment.schema.ts';
import type { files } from '../bucket/bucket.tables.ts';
import { describeFile } from '../bucket/describe-file.ts';
import type { manualPayments } from './payment.tables.ts';

/** A money order as its client and the practice see it, with the row of its proof when there is one. */
export function presentManualPayment(row: typeof manualPayments.$inferSelect, file: typeof files.$inferSelect | null): ManualPayment {
  const { id, reservationId, status, transferCode, amountMillimes, reason, resubmissionCount } = row;
  return {
    id,
    reservationId,
    status,
    transferCode,
    amountMillimes,
    file: file && describeFile(file),
    capturedAt: row.capturedAt?.toISOString() ?? null,
    reason,
    resubmissionCount,
    submittedAt: row.submittedAt?.toISOString() ?? null,
  };
}
