import { eq, inArray, or } from 'drizzle-orm';
import type { Db } from '../../database/connect.ts';
import type { Deps } from '../../deps.ts';
import { earlierProofs, manualPayments } from '../payment/payment.tables.ts';
import { files } from './bucket.tables.ts';
import { deleteFiles } from './delete-files.ts';

/** Erases what a person has uploaded. What proves a payment stays for its time, without its owner or its name. */
export async function dropUploads(deps: Deps, tx: Db, accountId: string): Promise<void> {
  const isTheirs = eq(files.ownerId, accountId);
  const own = () => tx.select({ id: files.id }).from(files);
  const current = own().innerJoin(manualPayments, eq(manualPayments.fileId, files.id)).where(isTheirs);
  const earlier = own().innerJoin(earlierProofs, eq(earlierProofs.fileId, files.id)).where(isTheirs);
  await tx
    .update(files)
    .set({ ownerId: null, name: 'justificatif', clientItemId: null })
    .where(or(inArray(files.id, current), inArray(files.id, earlier)));
  await deleteFiles(deps, tx, isTheirs);
}
