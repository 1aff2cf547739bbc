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
import { settleForgottenCardPayments } from './modules/payment/ask-about-card-payment.ts';
import { forgetOldProofs } from './modules/payment/forget-old-proofs.ts';
import { forgetOldDecisions } from './modules/threads/decisions.queries.ts';
import { eraseDeletedComments, eraseDeletedThreads } from './modules/threads/erase-deleted.ts';
import { forgetOldReports } from './modules/threads/forget-old-reports.ts';

const everyMs = 6 * 3_600_000;

/** In this order: what lets go of files comes before the sweep of files, and rows go before bytes. */
const chores = [
  forgetOldKeys,
  forgetOldCounts,
  forgetOldDeliveries,
  forgetOldLinks,
  forgetOldMails,
  forgetOldReports,
  forgetOldDecisions,
  settleForgottenCardPayments,
  forgetOldProofs,
  eraseDeletedThreads,
  eraseDeletedComments,
  endTemporaryUsers,
  sweepFiles,
  removeUnknownBytes,
];

/**
 * Forgets, now and every six hours, what need not be kept: one chore after another, so that visitors keep the database's
 * other connections. Gives the function that stops it, and is done once the chore of the moment is.
 */
export function keepHouse(deps: Deps): () => Promise<void> {
  let isStopped = false;
  let round = Promise.resolve();
  const tidy = async () => {
    for (const chore of chores) {
      if (isStopped) return;
      await chore(deps).catch((error: unknown) => deps.log.error(describeError(error), 'keeping house failed'));
    }
  };
  const begin = () => void (round = round.then(tidy));
  begin();
  const timer = setInterval(begin, everyMs);
  timer.unref();
  return async () => {
    isStopped = true;
    clearInterval(timer);
    await round;
  };
}
