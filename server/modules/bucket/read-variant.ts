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
 * A smaller copy of a stored picture; null when the picture's own bytes are gone. Copies of public pictures are
 * kept beside it, at most one for each allowed size and format; private ones are made for each answer.
 */
export async function readVariant(deps: Deps, file: FileRow, variant: Variant): Promise<Buffer | null> {
  if (!file.isPublic) return makeVariant(deps, file, variant);
  const key = variantKey(file.key, variant.longerSide, variant.type);
  const kept = await deps.fileStore.read(key);
  if (kept) return kept;
  // A hundred readers of a new article ask for its cover at once: it is made once.
  const making = beingMade.get(key) ?? makeAndKeep(deps, file, variant, key).finally(() => beingMade.delete(key));
  beingMade.set(key, making);
  return making;
}

async function makeVariant(deps: Deps, file: FileRow, { longerSide, type }: Variant): Promise<Buffer | null> {
  const bytes = await deps.fileStore.read(file.key);
  return bytes ? shrinkPicture(bytes, longerSide, type) : null;
}

async function makeAndKeep(deps: Deps, file: FileRow, variant: Variant, key: string): Promise<Buffer | null> {
  const made = await makeVariant(deps, file, variant);
  if (made) await deps.fileStore.write(key, made);
  return made;
}
