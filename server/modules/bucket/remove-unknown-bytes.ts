import { subHours } from 'date-fns';
import type { Deps } from '../../deps.ts';
import { files } from './bucket.tables.ts';

/** An upload writes its bytes and then its row, within minutes; what has no row after this long never will. */
const graceHours = 24;

/** Smaller copies of a picture have its key and more: `key.w320.webp` beside `key.jpg`. */
const stemOf = (key: string) => key.split('.')[0] ?? key;

/**
 * Removes from the store what has been there for a day and has no row: uploads and removals that a crash cut in two.
 * Where more than half of the store would go, nothing does: then the database is not the one these files belong to.
 */
export async function removeUnknownBytes(deps: Deps): Promise<void> {
  const longAgo = subHours(deps.clock.now(), graceHours);
  await deps.fileStore.removeUnfinished({ begunBefore: longAgo });
  const old = await deps.fileStore.keys({ writtenBefore: longAgo });
  // Read after the listing: whatever was listed has had its row by now.
  const rows = await deps.db.select({ key: files.key }).from(files);
  const known = new Set(rows.map(({ key }) => stemOf(key)));
  const unknown = old.filter((key) => !known.has(stemOf(key)));
  if (unknown.length > 0 && unknown.length * 2 > old.length) {
    deps.log.error({ unknown: unknown.length, stored: old.length }, 'most stored files are not in the database: none is removed');
    return;
  }
  for (const key of unknown) await deps.fileStore.remove(key);
  if (unknown.length > 0) deps.log.info({ removed: unknown.length }, 'bytes without a file were removed');
}
