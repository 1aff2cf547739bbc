import { inArray } from 'drizzle-orm';
import { receiptNumber } from '#contract/payment/receipt-number.ts';
import type { Locale } from '#contract/locale.ts';
import { formatMillimes } from '#contract/payment/money-in-words.ts';
import type { Deps } from '../../deps.ts';
import type { ReservationView } from '../booking/reservation.queries.ts';
import { printReceipt, receiptFile } from '../payment/print-receipt.ts';
import { findReceipts } from '../payment/receipts.queries.ts';
import { receipts } from '../payment/receipts.tables.ts';
import type { MailLine } from './compose-mail.ts';
import type { ReservationMail } from './mail.ts';

export interface AttachedFile {
  readonly name: string;
  readonly content: Buffer;
}

type IssuedRow = ReservationView['receipts'][number];

/** What a letter is to bring, the earliest first; null where a receipt of it does not stand any more: another letter says so. */
export function receiptsToBring(mail: ReservationMail, { receipts: issued }: ReservationView): readonly IssuedRow[] | null {
  if (mail.kind === 'RECEIPTS_ISSUED') {
    const brought = issued.filter(({ id }) => mail.receiptIds.includes(id));
    const isTakenBack = brought.some(({ id }) => issued.some(({ correctsId }) => correctsId === id));
    return brought.length === 0 || isTakenBack ? null : brought;
  }
  return mail.kind === 'REFUND_UPDATED' && mail.change === 'PAID' ? issued.filter(({ cause }) => cause === 'REFUND').slice(-1) : [];
}

/** What a letter says of them. */
export function linesOfReceipts(brought: readonly IssuedRow[]): MailLine[] {
  const [first, second] = brought;
  if (!first) return [];
  if (first.kind === 'RECEIPT') return ['receiptAttached'];
  if (first.cause === 'REFUND') return ['creditNoteAttached'];
  return [second ? 'receiptCorrected' : 'receiptTakenBack'];
}

export function wordsOfReceipts(
  brought: readonly IssuedRow[],
  { receipts: issued }: ReservationView,
  locale: Locale,
): Record<string, string> {
  const receipt = brought.find(({ kind }) => kind === 'RECEIPT');
  const creditNote = brought.find(({ kind }) => kind === 'CREDIT_NOTE');
  const corrected = issued.find(({ id }) => id === creditNote?.correctsId);
  return {
    ...(receipt && { receipt: receiptNumber(receipt), received: formatMillimes(receipt.amountMillimes, locale) }),
    ...(creditNote && { creditNote: receiptNumber(creditNote) }),
    ...(corrected && { corrected: receiptNumber(corrected) }),
  };
}

/** The files themselves, in the reader’s language. */
export async function filesOfReceipts(deps: Deps, brought: readonly IssuedRow[], locale: Locale): Promise<AttachedFile[]> {
  if (brought.length === 0) return [];
  const isBrought = inArray(
    receipts.id,
    brought.map(({ id }) => id),
  );
  const views = await findReceipts(deps.db, isBrought, brought.length, 0);
  return Promise.all(views.toReversed().map(async (view) => receiptFile(await printReceipt(deps, view, locale), locale)));
}
