import type { SQL } from 'drizzle-orm';
import type { Db } from '../../database/connect.ts';
import type { Deps } from '../../deps.ts';
import { files } from './bucket.tables.ts';

/** Deletes files; their bytes follow by an event, once the transaction holds. Gives how many they were. */
export async function deleteFiles(deps: Deps, tx: Db, where: SQL | undefined): Promise<number> {
  const dropped = await tx.delete(files).where(where).returning({ key: files.key });
  const keys = dropped.map(({ key }) => key);
  if (keys.length > 0) await deps.events.record(tx, { kind: 'FILES_DROPPED', keys, at: deps.clock.now().toISOString() });
  return keys.length;
}
