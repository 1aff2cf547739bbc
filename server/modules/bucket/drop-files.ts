import type { Deps } from '../../deps.ts';
import type { EventOf } from '../../events/events.ts';

/** Erases the bytes of files whose rows are gone. */
export async function dropFiles({ fileStore }: Deps, { keys }: EventOf<'FILES_DROPPED'>): Promise<void> {
  for (const key of keys) await fileStore.remove(key);
}
