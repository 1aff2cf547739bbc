import { pathInLocale, type Locale } from '#contract/locale.ts';
import { verificationPath } from '#contract/payment/receipt-claims.ts';
import type { PrintedReceipt } from '#contract/payment/receipts.schema.ts';
import type { Deps } from '../../deps.ts';
import { presentReceipt } from './present-receipt.ts';
import { qrPath } from './qr-path.ts';
import { signReceipt } from './receipt-key.ts';
import type { ReceiptView } from './receipts.queries.ts';

/** A receipt with its signature, and the code that leads to where it is verified, in a reader's language. */
export async function printReceipt(deps: Deps, view: ReceiptView, locale: Locale): Promise<PrintedReceipt> {
  const { receipt } = view;
  const presented = presentReceipt(view);
  const { number, kind, amountMillimes, method, sessionAt, corrects, clientName: client } = presented;
  const { name: practice, fiscalNumber } = receipt.practice;
  const said = { number, kind, issuedOn: receipt.issuedOn, amountMillimes, method, client, practice, fiscalNumber, sessionAt, corrects };
  const signed = await signReceipt(deps.db, said);
  const qr = qrPath(new URL(pathInLocale(verificationPath(signed), locale), deps.siteUrl).href);
  return { ...presented, practice: receipt.practice, signed, qr };
}

/** The same as a file, under a name that says nothing of what it is about. */
export async function receiptFile(receipt: PrintedReceipt, locale: Locale): Promise<{ name: string; content: Buffer }> {
  // Loaded when the first is asked for: it is as large as the rest of the server.
  const { receiptPdf } = await import('./receipt-pdf.tsx');
  return { name: `${receipt.number}.pdf`, content: await receiptPdf(receipt, locale) };
}
