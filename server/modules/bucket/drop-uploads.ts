import { and, eq } from 'drizzle-orm';
import type { Db } from '../../database/connect.ts';
import type { Deps } from '../../deps.ts';
import { files } from './bucket.tables.ts';
import { deleteFiles } from './delete-files.ts';
import { isOnSite, isProof } from './file-references.ts';

/**
 * Erases what a person has uploaded. What proves a payment stays for its time, and what the site shows as long as it does, without their
 * owner or their name.
 */
export async function dropUploads(deps: Deps, tx: Db, accountId: string): Promise<void> {
  const isTheirs = eq(files.ownerId, accountId);
  const disown = { ownerId: null, clientItemId: null };
  await tx
    .update(files)
    .set({ ...disown, name: 'justificatif' })
    .where(and(isTheirs, isProof));
  await tx
    .update(files)
    .set({ ...disown, name: 'image' })
    .where(and(isTheirs, isOnSite));
  await deleteFiles(deps, tx, isTheirs);
}
