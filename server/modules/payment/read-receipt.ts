import { and, eq } from 'drizzle-orm';
import type { Locale } from '#contract/locale.ts';
import type { PrintedReceipt } from '#contract/payment/receipts.schema.ts';
import { recordLook } from '../../audit/record-look.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { notFound } from '../../http/problem.ts';
import { reservationsPayableBy } from './payment-scope.ts';
import { printReceipt } from './print-receipt.ts';
import { findReceipts } from './receipts.queries.ts';
import { receipts } from './receipts.tables.ts';

/** A receipt to be printed, to its client and to the staff it concerns, whose look is noted. */
export async function readReceipt(deps: Deps, actor: Actor, { id, locale }: { id: string; locale: Locale }): Promise<PrintedReceipt> {
  const [view] = await findReceipts(deps.db, and(eq(receipts.id, id), await reservationsPayableBy(deps, actor, 'READ')), 1, 0);
  if (!view) throw notFound('PAYMENT');
  if (view.ownerId !== actor.accountId) await recordLook(deps, actor, 'PAYMENT_VIEWED', [id, view.receipt.reservationId]);
  return printReceipt(deps, view, locale);
}
