import type { Locale } from '#contract/locale.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { FileAnswer } from '../../http/route.ts';
import { readReceipt } from './read-receipt.ts';

/** A receipt as a file, to whom it may be shown. */
export async function readReceiptFile(deps: Deps, actor: Actor, asked: { id: string; locale: Locale }): Promise<FileAnswer> {
  const receipt = await readReceipt(deps, actor, asked);
  // Read when the first is asked for: it is as large as the rest of the server.
  const { receiptPdf } = await import('./receipt-pdf.tsx');
  return new FileAnswer(await receiptPdf(receipt, asked.locale), {
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="${receipt.number}.pdf"`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
  });
}
