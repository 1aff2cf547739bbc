import { eq } from 'drizzle-orm';
import { manualPaymentStatusAfter } from '#contract/payment/manual-payment-status.ts';
import type { PaidRefund } from '#contract/payment/payment.schema.ts';
import type { Db } from '../../database/connect.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { refused } from '../../http/problem.ts';
import { isNotedAlready } from './is-noted-already.ts';
import { issueReceipts } from './issue-receipts.ts';
import type { PaymentRow } from './payment.queries.ts';
import { manualPayments } from './payment.tables.ts';
import { recordRefundNews } from './record-refund-news.ts';

/** Notes that what came in by money order was given back, on a row that the caller has locked. False when it was so already. */
export async function payManualRefund(deps: Deps, tx: Db, actor: Actor, payment: PaymentRow, paid: PaidRefund): Promise<boolean> {
  if (isNotedAlready(payment, paid)) return false;
  const status = manualPaymentStatusAfter('REFUND_PAID', payment.status);
  if (status === null) throw refused('INVALID_TRANSITION');
  const { reference: refundReference, refundedOn } = paid;
  const now = deps.clock.now();
  await tx
    .update(manualPayments)
    .set({ status, refundReference, refundedOn, refundedBy: actor.accountId, updatedAt: now })
    .where(eq(manualPayments.id, payment.id));
  await recordRefundNews(deps, tx, payment, 'PAID');
  await issueReceipts(deps, tx, { method: 'MONEY_ORDER', id: payment.id }, now);
  return true;
}
