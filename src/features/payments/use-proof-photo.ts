import { useState } from 'react';
import type { FileRecord } from '#contract/bucket/bucket.schema.ts';
import { shrinkImage } from '../uploads/shrink-image.ts';
import { captureTime } from './capture-time.ts';
import type { ProofDraftKeeper } from './proof-draft.ts';
import type { ProofStart } from './use-proof-start.ts';

export interface ProofPhoto {
  file: File | undefined;
  record: FileRecord | undefined;
}

/** The photo of the form: kept on this device as soon as it is ready, whether or not it can be uploaded. */
export function useProofPhoto(draft: ProofDraftKeeper, start: ProofStart, bookedAt: string | undefined) {
  const [photo, setPhoto] = useState<ProofPhoto>({ file: start.photo, record: start.record });

  async function prepare(picked: File): Promise<File> {
    const now = Date.now();
    // Of a reservation that cannot be read, all that is sure is that it was made before this picture was picked.
    draft.change({ capturedAt: captureTime(picked.lastModified, bookedAt === undefined ? now : Date.parse(bookedAt), now) });
    return shrinkImage(picked);
  }

  /** True when the field holds something else than before. */
  function take({ file, record }: ProofPhoto): boolean {
    const bytes = file ?? (record && record._id === start.record?._id ? start.photo : undefined);
    if (bytes === photo.file && record?._id === photo.record?._id) return false;
    if (bytes !== photo.file) draft.keepPhoto(bytes);
    draft.change({ record });
    setPhoto({ file: bytes, record });
    return true;
  }

  return { photo, prepare, take };
}
