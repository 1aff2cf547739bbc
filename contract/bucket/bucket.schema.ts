import * as z from 'zod/mini';

/** An uploaded file's record: all strings; the url holds $w and $h where a picture's size goes. */
export const fileRecord = z.object({ _id: z.string(), key: z.string(), url: z.string(), name: z.string(), type: z.string() });
export type FileRecord = z.infer<typeof fileRecord>;

/** Recognises a stored file among other values (SPEC 3). */
export function isFileRecord(value: unknown): value is FileRecord {
  if (typeof value !== 'object' || value === null) return false;
  const record = value as Record<string, unknown>;
  return ['_id', 'key', 'url', 'name', 'type'].every((field) => typeof record[field] === 'string');
}

/** A file as a client refers to it: only `_id` counts, the rest is ignored. */
export const fileReference = z.object({ _id: z.string() });
