import * as z from 'zod/mini';
import { isDate, hasMaxLength, text } from '../validation-rules.ts';

export const ownNoteMaxLength = 2000;

/** What a therapist notes of an appointment for themselves. */
export const ownNote = z.object({
  /** Empty where nothing is noted. */
  text: z.string(),
  updatedAt: z.nullable(z.string()),
});
export type OwnNote = z.infer<typeof ownNote>;

export const ownNoteBody = z.object({
  /** Empty: nothing is noted any more. */
  text: text(hasMaxLength(ownNoteMaxLength)),
  /** The `updatedAt` of what was changed, null where nothing was noted: what was noted elsewhere meanwhile is not written over (NOTE_CHANGED). */
  basedOn: z.nullable(text(isDate)),
});
