import { describeError } from './describe-error.ts';
import type { Deps } from './deps.ts';
import { forgetOldKeys } from './http/idempotency.ts';
import { forgetOldCounts } from './http/rate-limits.ts';
import { forgetOldDeliveries } from './modules/client/send-push.ts';
import { endTemporaryUsers } from './modules/auth/end-temporary-users.ts';
import { forgetOldLinks } from './modules/auth/mail-link.ts';
import { forgetOldMails } from './modules/mailing/send-mail.ts';
import { removeUnknownBytes } from './modules/bucket/remove-unknown-bytes.ts';
import { sweepFiles } from './modules/bucket/sweep-files.ts';
import { forgetOldProofs } from './modules/payment/forget-old-proofs.ts';

const everyMs = 6 * 3_600_000;

/** Forgets, now and every six hours, what need not be kept. Gives the function that stops it. */
export function keepHouse(deps: Deps): () => void {
  const tidy = () => {
    for (const forget of [
      forgetOldKeys,
      forgetOldCounts,
      forgetOldDeliveries,
      forgetOldLinks,
      forgetOldMails,
      forgetOldProofs,
      endTemporaryUsers,
      sweepFiles,
      removeUnknownBytes,
    ])
      forget(deps).catch((error: unknown) => deps.log.error(describeError(error), 'keeping house failed'));
  };
  tidy();
  const timer = setInterval(tidy, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
