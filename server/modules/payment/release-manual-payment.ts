import { and, eq, inArray } from 'drizzle-orm';
import {
  liveManualPaymentStatuses,
  manualPaymentStatusAfter,
  owedManualPaymentStatuses,
  type ManualPaymentStatus,
} from '#contract/payment/manual-payment-status.ts';
import type { Db } from '../../database/connect.ts';
import type { Deps } from '../../deps.ts';
import { issueReceipts } from './issue-receipts.ts';
import { manualPayments } from './payment.tables.ts';

/**
 * A reservation is lost: its money order is abandoned; what the practice has confirmed is due back, and what only a proof
 * speaks of is to be looked for first. `isDueBack` false keeps an amount with the practice (a client who cancels too late).
 */
export async function releaseManualPayment(deps: Deps, tx: Db, reservationId: string, isDueBack = true): Promise<void> {
  const mine = and(eq(manualPayments.reservationId, reservationId), inArray(manualPayments.status, [...liveManualPaymentStatuses]));
  const [live] = await tx.select().from(manualPayments).where(mine).for('update');
  if (!live) return;
  const now = deps.clock.now();
  const isReceived = live.amountReceivedMillimes !== null;
  const status = manualPaymentStatusAfter('RESERVATION_LOST', isReceived ? 'VALIDATED' : live.status);
  if (status === null || (status !== 'ABANDONED' && !isDueBack)) return;
  await tx
    .update(manualPayments)
    .set({ status, refundSince: isOwed(status) ? now : null, updatedAt: now })
    .where(eq(manualPayments.id, live.id));
  await issueReceipts(deps, tx, { method: 'MONEY_ORDER', id: live.id }, now);
}

/** Whether the practice owes money in this status, or has to look whether it does. */
export const isOwed = (status: ManualPaymentStatus): boolean => owedManualPaymentStatuses.some((owed) => owed === status);
