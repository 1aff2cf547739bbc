import * as z from 'zod/mini';
import { hasMaxLength, isNotEmpty, text, urlText } from '../validation-rules.ts';

/** An uploaded file's record: all strings; the url holds $w and $h where a picture's size goes. */
export const fileRecord = z.object({ _id: z.string(), key: z.string(), url: z.string(), name: z.string(), type: z.string() });
export type FileRecord = z.infer<typeof fileRecord>;

/** A file as a client refers to it: only `_id` counts, the rest is ignored. */
export const fileReference = z.object({ _id: z.string() });

/** `name` is what the file shall be called; left out, the last part of its address. */
export const createFileByUrlBody = z.object({
  url: urlText(isNotEmpty, hasMaxLength(2000)),
  name: z.optional(text(hasMaxLength(255))),
});
