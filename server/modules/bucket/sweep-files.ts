import { subHours } from 'date-fns';
import { and, inArray, lt, not } from 'drizzle-orm';
import { unusedFileDays } from '#contract/constants.ts';
import type { Deps } from '../../deps.ts';
import { files } from './bucket.tables.ts';
import { deleteFiles } from './delete-files.ts';
import { isReferred } from './file-references.ts';

const atOnce = 200;

/** Removes files that were sent thirty days ago or more and that nothing refers to; their bytes follow by an event. */
export async function sweepFiles(deps: Deps): Promise<void> {
  while ((await sweepSome(deps)) === atOnce);
}

async function sweepSome(deps: Deps): Promise<number> {
  const longAgo = subHours(deps.clock.now(), unusedFileDays * 24);
  return deps.db.transaction(async (tx) => {
    // One that somebody is about to refer to is locked, and passed over; once locked here, nobody can begin to.
    const unused = await tx
      .select({ id: files.id })
      .from(files)
      .where(and(lt(files.createdAt, longAgo), not(isReferred)))
      .limit(atOnce)
      .for('update', { skipLocked: true });
    if (unused.length === 0) return 0;
    // Asked again under the lock: a reference may have been made between the question and the lock.
    const ids = unused.map(({ id }) => id);
    return deleteFiles(deps, tx, and(inArray(files.id, ids), not(isReferred)));
  });
}
