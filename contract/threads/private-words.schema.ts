import * as z from 'zod/mini';
import { privateWordMaxLength } from '../constants.ts';
import { textDirections } from '../enumerations.ts';
import { hasMaxLength, requiredText } from '../validation-rules.ts';

export const privateWordBody = z.object({
  /** The comment whose author is written to; null or left out, the author of the thread. */
  commentId: z.optional(z.nullable(z.string())),
  /** Plain text. */
  content: requiredText(hasMaxLength(privateWordMaxLength)),
});

/** What somebody of the practice wrote to an author, as the practice sees it; nothing of who that author is. */
export const sentPrivateWord = z.object({
  wordId: z.string(),
  commentId: z.nullable(z.string()),
  content: z.string(),
  direction: z.enum(textDirections),
  /** Who wrote it; null once their account is gone. */
  by: z.nullable(z.string()),
  createdAt: z.string(),
});
export type SentPrivateWord = z.infer<typeof sentPrivateWord>;

/** The same as its reader sees it. */
export const ownPrivateWord = z.object({
  wordId: z.string(),
  content: z.string(),
  direction: z.enum(textDirections),
  /** What it is about; `slug` is null where it cannot be opened. */
  about: z.object({ title: z.string(), slug: z.nullable(z.string()), isReply: z.boolean() }),
  createdAt: z.string(),
});
export type OwnPrivateWord = z.infer<typeof ownPrivateWord>;
