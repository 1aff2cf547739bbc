import { eq } from 'drizzle-orm';
import type { ReservationStatus } from '#contract/booking/reservation-status.ts';
import { cardPaymentStatusAfter } from '#contract/payment/card-payment-status.ts';
import { manualPaymentStatusAfter } from '#contract/payment/manual-payment-status.ts';
import type { Refund } from '#contract/payment/refunds.schema.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Db } from '../../database/connect.ts';
import { withRetries } from '../../database/database-refusal.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { notFound, refused } from '../../http/problem.ts';
import { lockRefundable, type Refundable } from './lock-refundable.ts';
import { cardPayments, manualPayments } from './payment.tables.ts';
import { reservationsOfPractice } from './payment-scope.ts';
import { readRefund } from './read-refund.ts';
import { recordRefundNews } from './record-refund-news.ts';

/** What is over and kept its money; one that is to come is cancelled instead, which makes its money due back. */
const over: readonly ReservationStatus[] = ['CANCELLED', 'COMPLETED', 'NO_SHOW'];

/** Makes due back what no rule does: staff may waive (DOMAIN 3). The same again answers what is so. */
export async function grantRefund(deps: Deps, actor: Actor, { paymentId }: { paymentId: string }): Promise<Refund> {
  const scope = await reservationsOfPractice(deps, actor);
  await withRetries(() =>
    deps.db.transaction(async (tx) => {
      const kept = await lockRefundable(tx, paymentId, scope);
      const isDue = kept.payment.status === 'REFUND_DUE';
      if (!isDue) await makeDue(deps, tx, kept);
      const subjects = [paymentId, kept.reservation.id];
      await recordAudit(deps, tx, actor, { kind: isDue ? 'PAYMENT_VIEWED' : 'REFUND_GRANTED', subjects });
    }),
  );
  const granted = await readRefund(deps, paymentId);
  if (!granted) throw notFound('PAYMENT');
  return granted;
}

async function makeDue(deps: Deps, tx: Db, { reservation, method, payment }: Refundable): Promise<void> {
  if (!over.includes(reservation.status)) throw refused('INVALID_TRANSITION');
  const now = deps.clock.now();
  const set = { refundSince: now, updatedAt: now };
  if (method === 'MONEY_ORDER') {
    const status = manualPaymentStatusAfter('REFUND_GRANTED', payment.status);
    if (status === null) throw refused('INVALID_TRANSITION');
    await tx
      .update(manualPayments)
      .set({ status, ...set })
      .where(eq(manualPayments.id, payment.id));
  } else {
    const status = cardPaymentStatusAfter('REFUND_GRANTED', payment.status);
    if (status === null) throw refused('INVALID_TRANSITION');
    await tx
      .update(cardPayments)
      .set({ status, ...set })
      .where(eq(cardPayments.id, payment.id));
  }
  await recordRefundNews(deps, tx, payment, 'DUE');
}
