import { subHours } from 'date-fns';
import type { Deps } from '../../deps.ts';
import { files } from './bucket.tables.ts';
import { stemOf } from './variant-key.ts';

/** An upload writes its bytes and then its row, within minutes; what has no row after this long never will. */
const graceHours = 24;

/**
 * Removes from the store what has been there for a day and has no row: uploads and removals that a crash cut in two.
 * Where more than half of the files would go, nothing does: then the database is not the one these files belong to.
 */
export async function removeUnknownBytes(deps: Deps): Promise<void> {
  const longAgo = subHours(deps.clock.now(), graceHours);
  await deps.fileStore.removeUnfinished({ begunBefore: longAgo });
  const old = await deps.fileStore.keys({ writtenBefore: longAgo });
  // Read after the listing: whatever was listed has had its row by now.
  const rows = await deps.db.select({ key: files.key }).from(files);
  const known = new Set(rows.map(({ key }) => stemOf(key)));
  const unknown = old.filter((key) => !known.has(stemOf(key)));
  const count = (keys: readonly string[]) => new Set(keys.map(stemOf)).size;
  if (count(unknown) * 2 > count(old)) {
    deps.log.error({ unknown: count(unknown), stored: count(old) }, 'most stored files are not in the database: none is removed');
    return;
  }
  for (const key of unknown) await deps.fileStore.remove(key);
  if (unknown.length > 0) deps.log.info({ removed: unknown.length }, 'bytes without a file were removed');
}
