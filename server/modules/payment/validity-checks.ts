import { and, eq, ne } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type * as z from 'zod/mini';
import type { validityChecks as declared } from '#contract/payment/payment.schema.ts';
import type { Db } from '../../database/connect.ts';
import { files } from '../bucket/bucket.tables.ts';
import type { PaymentView } from './payment.queries.ts';
import { earlierProofs, manualPayments } from './payment.tables.ts';

/** What can be computed about a proof before somebody decides. `amountEqual` is null until the amount received is noted. */
export async function validityChecks(db: Db, view: PaymentView, now: Date): Promise<z.infer<typeof declared>> {
  const { payment, file, reservation } = view;
  const { amountReceivedMillimes, amountMillimes } = payment;
  const isHeld = reservation.holdUntil !== null && reservation.holdUntil > now;
  return {
    codeUnused: payment.transferCode === null || !(await isCodeElsewhere(db, payment.id, payment.transferCode)),
    imageUnused: file === null || !(await isImageElsewhere(db, payment.id, file.sha256)),
    amountEqual: amountReceivedMillimes === null ? null : amountReceivedMillimes === amountMillimes,
    holdAlive: ['ON_STAND_BY', 'ACCEPTED'].includes(reservation.status) || (reservation.status === 'PENDING_PAYMENT' && isHeld),
  };
}

/** On any other money order, whatever has become of it, replaced proofs too: what has served once must not serve again unnoticed. */
async function isCodeElsewhere(db: Db, paymentId: string, transferCode: string): Promise<boolean> {
  const current = db
    .select({ id: manualPayments.id })
    .from(manualPayments)
    .where(and(ne(manualPayments.id, paymentId), eq(manualPayments.transferCode, transferCode)));
  const replaced = db
    .select({ id: earlierProofs.manualPaymentId })
    .from(earlierProofs)
    .where(and(ne(earlierProofs.manualPaymentId, paymentId), eq(earlierProofs.transferCode, transferCode)));
  return (await unionAll(current, replaced).limit(1)).length > 0;
}

/** The same of a photo, by its bytes. */
async function isImageElsewhere(db: Db, paymentId: string, sha256: string): Promise<boolean> {
  const current = db
    .select({ id: manualPayments.id })
    .from(files)
    .innerJoin(manualPayments, eq(manualPayments.fileId, files.id))
    .where(and(eq(files.sha256, sha256), ne(manualPayments.id, paymentId)));
  const replaced = db
    .select({ id: earlierProofs.manualPaymentId })
    .from(files)
    .innerJoin(earlierProofs, eq(earlierProofs.fileId, files.id))
    .where(and(eq(files.sha256, sha256), ne(earlierProofs.manualPaymentId, paymentId)));
  return (await unionAll(current, replaced).limit(1)).length > 0;
}
