import { and, eq } from 'drizzle-orm';
import { pathInLocale, type Locale } from '#contract/locale.ts';
import { verificationPath } from '#contract/payment/receipt-claims.ts';
import type { PrintedReceipt } from '#contract/payment/receipts.schema.ts';
import { recordLook } from '../../audit/record-look.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { notFound } from '../../http/problem.ts';
import { reservationsPayableBy } from './payment-scope.ts';
import { presentReceipt } from './present-receipt.ts';
import { qrPath } from './qr-path.ts';
import { signReceipt } from './receipt-key.ts';
import { findReceipts } from './receipts.queries.ts';
import { receipts } from './receipts.tables.ts';

/** A receipt to be printed, to its client and to the staff it concerns, whose look is noted. */
export async function readReceipt(deps: Deps, actor: Actor, { id, locale }: { id: string; locale: Locale }): Promise<PrintedReceipt> {
  const [view] = await findReceipts(deps.db, and(eq(receipts.id, id), await reservationsPayableBy(deps, actor, 'READ')), 1, 0);
  if (!view) throw notFound('PAYMENT');
  const { receipt, ownerId } = view;
  if (ownerId !== actor.accountId) await recordLook(deps, actor, 'PAYMENT_VIEWED', [id, receipt.reservationId]);
  const presented = presentReceipt(view);
  const { number, kind, amountMillimes, method, sessionAt, corrects, clientName: client } = presented;
  const { name: practice, fiscalNumber } = receipt.practice;
  const said = { number, kind, issuedOn: receipt.issuedOn, amountMillimes, method, client, practice, fiscalNumber, sessionAt, corrects };
  const signed = await signReceipt(deps.db, said);
  const qr = qrPath(new URL(pathInLocale(verificationPath(signed), locale), deps.siteUrl).href);
  return { ...presented, practice: receipt.practice, signed, qr };
}
