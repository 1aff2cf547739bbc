import { subHours } from 'date-fns';
import { and, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import { proofKeptDays } from '#contract/constants.ts';
import type { Deps } from '../../deps.ts';
import { files } from '../bucket/bucket.tables.ts';
import { manualPayments } from './payment.tables.ts';

const atOnce = 200;

/** Erases photos of money orders that have been kept for their time; the payment itself stays in the accounts. */
export async function forgetOldProofs(deps: Deps): Promise<void> {
  const longAgo = subHours(deps.clock.now(), proofKeptDays * 24);
  await deps.db.transaction(async (tx) => {
    const sentAt = sql`coalesce(${manualPayments.submittedAt}, ${manualPayments.createdAt})`;
    const old = await tx
      .select({ id: manualPayments.id, fileId: manualPayments.fileId })
      .from(manualPayments)
      .where(and(isNotNull(manualPayments.fileId), lt(sentAt, longAgo)))
      .limit(atOnce)
      .for('update');
    if (old.length === 0) return;
    const paymentIds = old.map(({ id }) => id);
    const fileIds = old.map(({ fileId }) => fileId).filter((id) => id !== null);
    await tx.update(manualPayments).set({ fileId: null }).where(inArray(manualPayments.id, paymentIds));
    const dropped = await tx.delete(files).where(inArray(files.id, fileIds)).returning({ key: files.key });
    const at = deps.clock.now().toISOString();
    if (dropped.length > 0) await deps.events.record(tx, { kind: 'FILES_DROPPED', keys: dropped.map(({ key }) => key), at });
  });
}
