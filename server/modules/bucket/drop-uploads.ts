import { and, eq, inArray, notInArray } from 'drizzle-orm';
import type { Db } from '../../database/connect.ts';
import type { Deps } from '../../deps.ts';
import { manualPayments } from '../payment/payment.tables.ts';
import { files } from './bucket.tables.ts';

/** Erases what a person has uploaded. What proves a payment stays for its time, without its owner or its name. */
export async function dropUploads(deps: Deps, tx: Db, accountId: string): Promise<void> {
  const isTheirs = eq(files.ownerId, accountId);
  const proofs = await tx
    .select({ id: files.id })
    .from(files)
    .innerJoin(manualPayments, eq(manualPayments.fileId, files.id))
    .where(isTheirs);
  const kept = proofs.map(({ id }) => id);
  if (kept.length > 0)
    await tx.update(files).set({ ownerId: null, name: 'justificatif', clientItemId: null }).where(inArray(files.id, kept));
  const dropped = await tx
    .delete(files)
    .where(and(isTheirs, kept.length > 0 ? notInArray(files.id, kept) : undefined))
    .returning({ key: files.key });
  const keys = dropped.map(({ key }) => key);
  if (keys.length > 0) await deps.events.record(tx, { kind: 'FILES_DROPPED', keys, at: deps.clock.now().toISOString() });
}
