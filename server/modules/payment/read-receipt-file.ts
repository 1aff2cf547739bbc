import type { Locale } from '#contract/locale.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { FileAnswer } from '../../http/route.ts';
import { receiptFile } from './print-receipt.ts';
import { readReceipt } from './read-receipt.ts';

/** A receipt as a file, to whom it may be shown. */
export async function readReceiptFile(deps: Deps, actor: Actor, asked: { id: string; locale: Locale }): Promise<FileAnswer> {
  const { name, content } = await receiptFile(await readReceipt(deps, actor, asked), asked.locale);
  return new FileAnswer(content, {
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
  });
}
