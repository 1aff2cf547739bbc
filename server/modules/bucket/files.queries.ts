import { and, eq, inArray } from 'drizzle-orm';
import { isObjectId } from '#contract/validation-rules.ts';
import type { Db } from '../../database/connect.ts';
import { files } from './bucket.tables.ts';
import type { FileRow } from './describe-file.ts';

/**
 * A file of this person's, or null: missing and someone else's are the same. It stays until the transaction ends, so
 * that whoever is about to refer to it may: the sweep passes it over.
 */
export async function fileOwnedBy(tx: Db, fileId: string, accountId: string): Promise<FileRow | null> {
  if (!isObjectId.test(fileId)) return null;
  const [found] = await tx
    .select()
    .from(files)
    .where(and(eq(files.id, fileId), eq(files.ownerId, accountId)))
    .for('key share');
  return found ?? null;
}

export async function findFileByKey(db: Db, key: string): Promise<FileRow | null> {
  const [found] = await db.select().from(files).where(eq(files.key, key));
  return found ?? null;
}

/** The files that items of an outbox have made already. */
export async function filesOfItems(db: Db, clientItemIds: readonly string[]): Promise<FileRow[]> {
  if (clientItemIds.length === 0) return [];
  return db
    .select()
    .from(files)
    .where(inArray(files.clientItemId, [...clientItemIds]));
}
