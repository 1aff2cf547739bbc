import { eq } from 'drizzle-orm';
import { cardPaymentStatusAfter } from '#contract/payment/card-payment-status.ts';
import type { Db } from '../../database/connect.ts';
import { findLiveCardPayment } from './card-payments.queries.ts';
import { cardPayments } from './payment.tables.ts';

/**
 * A reservation is lost: what was paid for it by card is due back, unless it stays with the practice (`isDueBack` false: a
 * client who cancels too late). A payment still open stays so: it may yet be made, and is then due back in its turn.
 */
export async function releaseCardPayment(tx: Db, reservationId: string, now: Date, isDueBack: boolean): Promise<void> {
  const live = await findLiveCardPayment(tx, reservationId);
  const status = live && cardPaymentStatusAfter('RESERVATION_LOST', live.status);
  if (live && status && isDueBack)
    await tx.update(cardPayments).set({ status, refundSince: now, updatedAt: now }).where(eq(cardPayments.id, live.id));
}
