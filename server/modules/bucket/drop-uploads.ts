import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Db } from '../../database/connect.ts';
import type { Deps } from '../../deps.ts';
import { blogPictures, blogs } from '../blogs/blogs.tables.ts';
import { therapists } from '../therapist/therapist.tables.ts';
import { earlierProofs, manualPayments } from '../payment/payment.tables.ts';
import { files } from './bucket.tables.ts';
import { deleteFiles } from './delete-files.ts';

/** Where the site shows a file to everyone. */
const shownBy = [blogs.coverFileId, blogPictures.fileId, therapists.photoFileId];

/**
 * Erases what a person has uploaded. What proves a payment stays for its time, and what the site shows as long as it does, without their
 * owner or their name.
 */
export async function dropUploads(deps: Deps, tx: Db, accountId: string): Promise<void> {
  const isTheirs = eq(files.ownerId, accountId);
  const own = () => tx.select({ id: files.id }).from(files);
  const current = own().innerJoin(manualPayments, eq(manualPayments.fileId, files.id)).where(isTheirs);
  const earlier = own().innerJoin(earlierProofs, eq(earlierProofs.fileId, files.id)).where(isTheirs);
  await tx
    .update(files)
    .set({ ownerId: null, name: 'justificatif', clientItemId: null })
    .where(or(inArray(files.id, current), inArray(files.id, earlier)));
  const isShown = or(...shownBy.map((column) => sql`exists (select 1 from ${column.table} where ${column} = ${files.id})`));
  await tx.update(files).set({ ownerId: null, name: 'image', clientItemId: null }).where(and(isTheirs, isShown));
  await deleteFiles(deps, tx, isTheirs);
}
