import type { Deps } from '../../deps.ts';
import type { EventOf } from '../../events/events.ts';
import { variantKeys } from './variant-key.ts';

/** Erases the bytes of files whose rows are gone, and those of the copies made of them. */
export async function dropFiles({ fileStore }: Deps, { keys }: EventOf<'FILES_DROPPED'>): Promise<void> {
  for (const key of keys) {
    // The copies first: of what is cut in two, the sweep still finds the rest by the file's own key.
    await Promise.all(variantKeys(key).map((copy) => fileStore.remove(copy)));
    await fileStore.remove(key);
  }
}
