import { eq } from 'drizzle-orm';
import type { BodyOf } from '#contract/endpoint.ts';
import { cardPaymentStatusAfter } from '#contract/payment/card-payment-status.ts';
import type { payRefund as declared } from '#contract/payment/refunds.endpoints.ts';
import type { PaidRefund } from '#contract/payment/payment.schema.ts';
import type { Refund } from '#contract/payment/refunds.schema.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Db } from '../../database/connect.ts';
import { withRetries } from '../../database/database-refusal.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { notFound, refused } from '../../http/problem.ts';
import { isNotedAlready } from './is-noted-already.ts';
import { issueReceipts } from './issue-receipts.ts';
import { lockRefundable, type Refundable } from './lock-refundable.ts';
import { payManualRefund } from './pay-manual-refund.ts';
import { cardPayments } from './payment.tables.ts';
import { reservationsOfPractice } from './payment-scope.ts';
import { readRefund } from './read-refund.ts';
import { recordRefundNews } from './record-refund-news.ts';
import { refuseImpossibleDay } from './refund-day.ts';

/** Notes, once, that an amount was given back, by card or by money order alike. */
export async function payRefund(deps: Deps, actor: Actor, input: BodyOf<typeof declared> & { id: string }): Promise<Refund> {
  const { id, reference, refundedOn } = input;
  const scope = await reservationsOfPractice(deps, actor);
  await withRetries(() =>
    deps.db.transaction(async (tx) => {
      const owed = await lockRefundable(tx, id, scope);
      refuseImpossibleDay('refundedOn', refundedOn, owed.payment.createdAt, deps.clock.now());
      const hasChanged = await pay(deps, tx, actor, owed, { reference, refundedOn });
      await recordAudit(deps, tx, actor, {
        kind: hasChanged ? 'REFUND_PAID' : 'PAYMENT_VIEWED',
        subjects: [id, owed.payment.reservationId],
      });
    }),
  );
  const paid = await readRefund(deps, id);
  if (!paid) throw notFound('PAYMENT');
  return paid;
}

async function pay(deps: Deps, tx: Db, actor: Actor, owed: Refundable, paid: PaidRefund): Promise<boolean> {
  if (owed.method === 'MONEY_ORDER') return payManualRefund(deps, tx, actor, owed.payment, paid);
  const { payment } = owed;
  if (isNotedAlready(payment, paid)) return false;
  const status = cardPaymentStatusAfter('REFUND_PAID', payment.status);
  if (status === null) throw refused('INVALID_TRANSITION');
  const { reference: refundReference, refundedOn } = paid;
  const now = deps.clock.now();
  await tx
    .update(cardPayments)
    .set({ status, refundReference, refundedOn, refundedBy: actor.accountId, updatedAt: now })
    .where(eq(cardPayments.id, payment.id));
  await recordRefundNews(deps, tx, payment, 'PAID');
  await issueReceipts(deps, tx, { method: 'ONLINE', id: payment.id }, now);
  return true;
}
