import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { Problem, refused } from '../../http/problem.ts';
import { files } from './bucket.tables.ts';
import type { FileRow } from './describe-file.ts';
import { filesOfItems } from './files.queries.ts';
import { lockUploads, refuseOverQuota } from './upload-quota.ts';

/** What one call has brought: a row for each file, and which of them are new, their bytes written but not yet their row. */
export interface Batch {
  readonly rows: FileRow[];
  readonly fresh: FileRow[];
}

export const removeBytes = (deps: Deps, rows: readonly FileRow[]) => Promise.all(rows.map(({ key }) => deps.fileStore.remove(key)));

/** A row that an item has made already, if it is this person's and of these bytes. */
export function sameFile(known: FileRow | undefined, actor: Actor, sha256: string): FileRow {
  if (known?.ownerId !== actor.accountId || known.sha256 !== sha256) throw refused('IDEMPOTENCY_KEY_REUSED');
  return known;
}

/**
 * The rows as the database has them: of two calls with one item at once, the second finds what the first made.
 * Refuses what would be more than the person may keep, and then nothing stays of the call.
 */
export async function keepRows(deps: Deps, actor: Actor, { rows, fresh }: Batch): Promise<FileRow[]> {
  if (fresh.length === 0) return rows;
  try {
    const kept = await deps.db.transaction(async (tx) => {
      await lockUploads(tx, actor);
      const inserted = await tx.insert(files).values(fresh).onConflictDoNothing({ target: files.clientItemId }).returning({ id: files.id });
      if (inserted.length > 0) await refuseOverQuota(tx, actor);
      const late = fresh.filter((row) => !inserted.some(({ id }) => id === row.id));
      const found = await filesOfItems(
        tx,
        late.flatMap(({ clientItemId }) => clientItemId ?? []),
      );
      const firstOf = (row: FileRow) => found.find(({ clientItemId }) => clientItemId === row.clientItemId);
      return rows.map((row) => (late.includes(row) ? sameFile(firstOf(row), actor, row.sha256) : row));
    });
    await removeBytes(
      deps,
      fresh.filter((row) => !kept.includes(row)),
    );
    return kept;
  } catch (error) {
    // Any other failure may have come after the commit: bytes without a row do no harm, a row without its bytes would.
    if (error instanceof Problem) await removeBytes(deps, fresh);
    throw error;
  }
}
