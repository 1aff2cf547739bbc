import type { FileRecord } from '#contract/bucket/bucket.schema.ts';
import { uploadDefaultMaxFiles } from '#contract/constants.ts';
import type { FileRejection } from '#src/ui/form/FileDrop.tsx';

/** How many files a field takes, which of those given, and what its value is (SPEC 9). */
export function fileField(maxFiles: number = uploadDefaultMaxFiles) {
  const isSingle = maxFiles === 1;
  return {
    isSingle,
    /** The records as the field's value: a list, but one record or null where one file is allowed. */
    valueOf: (records: FileRecord[]): FileRecord[] | FileRecord | null => (isSingle ? (records[0] ?? null) : records),
    /** What there is room for beside those already there, and the first rejection; a single file replaces the last one. */
    choose: (accepted: readonly File[], rejected: readonly Pick<FileRejection, 'code'>[], count: number) => {
      const room = isSingle ? 1 : Math.max(maxFiles - count, 0);
      const surplus = accepted.length > room ? 'too-many-files' : undefined;
      return { taken: accepted.slice(0, room), rejection: rejected[0]?.code ?? surplus };
    },
  };
}
