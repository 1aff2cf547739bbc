import type { ImageType } from '#contract/bucket/media-types.ts';
import type { Deps } from '../../deps.ts';
import { shrinkPicture } from './picture.ts';
import type { FileRow } from './describe-file.ts';
import { variantKey } from './variant-key.ts';

export interface Variant {
  readonly longerSide: number;
  readonly type: ImageType;
}

const beingMade = new Map<string, Promise<Buffer | null>>();

/**
 * A smaller copy of a stored picture; null when the picture's own bytes are gone. Copies are kept beside it, at most one for each allowed
 * size and format, and go with it. `readerId` waits for one that is still to be made; null where anybody may read it.
 */
export async function readVariant(deps: Deps, file: FileRow, readerId: string | null, variant: Variant): Promise<Buffer | null> {
  const key = variantKey(file.key, variant.longerSide, variant.type);
  const kept = await deps.fileStore.read(key);
  if (kept) return kept;
  // A hundred readers of a new article ask for its cover at once: it is made once.
  const making = beingMade.get(key) ?? makeAndKeep(deps, file, readerId, variant, key).finally(() => beingMade.delete(key));
  beingMade.set(key, making);
  return making;
}

async function makeAndKeep(deps: Deps, file: FileRow, readerId: string | null, { longerSide, type }: Variant, key: string) {
  const bytes = await deps.fileStore.read(file.key);
  if (!bytes) return null;
  // What anybody may read is made once for all of them: each such picture waits for itself alone.
  const made = await shrinkPicture(readerId ?? file.key, bytes, longerSide, type);
  await deps.fileStore.write(key, made);
  return made;
}
