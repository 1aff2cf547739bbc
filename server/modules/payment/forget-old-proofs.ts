import { subHours } from 'date-fns';
import { and, isNotNull, lt, sql } from 'drizzle-orm';
import { proofKeptDays } from '#contract/constants.ts';
import type { Deps } from '../../deps.ts';
import { earlierProofs, manualPayments } from './payment.tables.ts';

/** Lets go of photos of money orders that have been kept for their time, for the sweep to erase; the payment itself stays in the accounts. */
export async function forgetOldProofs({ db, clock }: Deps): Promise<void> {
  const longAgo = subHours(clock.now(), proofKeptDays * 24);
  const sentAt = sql`coalesce(${manualPayments.submittedAt}, ${manualPayments.createdAt})`;
  await db
    .update(manualPayments)
    .set({ fileId: null })
    .where(and(isNotNull(manualPayments.fileId), lt(sentAt, longAgo)));
  await db.delete(earlierProofs).where(lt(earlierProofs.submittedAt, longAgo));
}
