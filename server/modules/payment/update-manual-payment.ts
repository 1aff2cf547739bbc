import { eq } from 'drizzle-orm';
import type { BodyOf } from '#contract/endpoint.ts';
import { isAmountOptional, manualPaymentStatusAfter } from '#contract/payment/manual-payment-status.ts';
import type { updateManualPayment as declared } from '#contract/payment/payment.endpoints.ts';
import type { PracticeManualPayment } from '#contract/payment/practice-payment.schema.ts';
import { isNotEmpty } from '#contract/validation-rules.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Db } from '../../database/connect.ts';
import { withRetries } from '../../database/database-refusal.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { brokenRule } from '../../http/broken-rule.ts';
import { notFound, refused } from '../../http/problem.ts';
import { lockReservation } from '../booking/change-reservation-status.ts';
import { issueReceipts } from './issue-receipts.ts';
import { noteAmount } from './note-amount.ts';
import { payManualRefund } from './pay-manual-refund.ts';
import { findChangesOf, findPayment, lockPayment, type PaymentRow } from './payment.queries.ts';
import { reservationsOfPractice } from './payment-scope.ts';
import { manualPayments } from './payment.tables.ts';
import { presentPracticeManualPayment } from './present-manual-payment.ts';
import { recordRefundNews } from './record-refund-news.ts';
import { refuseImpossibleDay } from './refund-day.ts';

type Input = BodyOf<typeof declared> & { id: string };

/**
 * Writes down what staff know of a money order. An amount for a reservation that is lost was received for nothing, and is
 * due back; once given back, no amount changes any more. What is so already changes nothing.
 */
export async function updateManualPayment(deps: Deps, actor: Actor, input: Input): Promise<PracticeManualPayment> {
  const { id, refund } = input;
  const seen = await findPayment(deps.db, id, await reservationsOfPractice(deps, actor));
  if (!seen) throw notFound('PAYMENT');
  if (refund) refuseImpossibleDay('refund.refundedOn', refund.refundedOn, seen.payment.createdAt, deps.clock.now());
  await withRetries(() =>
    deps.db.transaction(async (tx) => {
      await lockReservation(tx, seen.reservation.id);
      const payment = await lockPayment(tx, id);
      if (!payment) throw notFound('PAYMENT');
      const noted = await writeDown(deps, tx, actor, payment, input);
      const isPaid = refund !== undefined && (await payManualRefund(deps, tx, actor, noted ?? payment, refund));
      const kind = isPaid ? 'REFUND_PAID' : noted ? 'PAYMENT_NOTED' : 'PAYMENT_VIEWED';
      await recordAudit(deps, tx, actor, { kind, subjects: [id, seen.reservation.id] });
    }),
  );
  const now = await findPayment(deps.db, id);
  if (!now) throw notFound('PAYMENT');
  return presentPracticeManualPayment(now.payment, now.file, await findChangesOf(deps.db, [id]));
}

/** The amount and the note, as they are from now on; null where nothing of them has changed. */
async function writeDown(deps: Deps, tx: Db, actor: Actor, payment: PaymentRow, input: Input): Promise<PaymentRow | null> {
  const amountReceivedMillimes = input.amountReceivedMillimes === undefined ? payment.amountReceivedMillimes : input.amountReceivedMillimes;
  const note = input.note === undefined ? payment.note : input.note || null;
  const isOtherAmount = amountReceivedMillimes !== payment.amountReceivedMillimes;
  if (!isOtherAmount && note === payment.note) return null;
  if (isOtherAmount && payment.status === 'REFUNDED') throw refused('INVALID_TRANSITION');
  if (isOtherAmount && amountReceivedMillimes === null && !isAmountOptional(payment.status))
    throw brokenRule('amountReceivedMillimes', isNotEmpty);
  const found = isOtherAmount ? manualPaymentStatusAfter('MONEY_FOUND', payment.status) : null;
  const now = deps.clock.now();
  const [noted] = await tx
    .update(manualPayments)
    .set({
      amountReceivedMillimes,
      note,
      updatedAt: now,
      ...(found && { status: found, reason: null, refundSince: payment.refundSince ?? now }),
    })
    .where(eq(manualPayments.id, payment.id))
    .returning();
  await noteAmount(tx, { manualPaymentId: payment.id, amountReceivedMillimes, note, byAccountId: actor.accountId }, now);
  if (found) await recordRefundNews(deps, tx, payment, 'DUE');
  await issueReceipts(deps, tx, { method: 'MONEY_ORDER', id: payment.id }, now);
  return noted ?? null;
}
