import * as z from 'zod/mini';
import { threadLengths } from './thread-lengths.ts';
import { plainText } from '../plain-text.ts';
import { hasMaxLength, hasMinLength, isObjectId, requiredText, text, type Rule } from '../validation-rules.ts';
import { thread, threadStatuses } from './threads.schema.ts';

const { title, content, html, contentNote } = threadLengths;

/** Of rich text the words are counted, without the tags. */
const hasMinWords: Rule = { ...hasMinLength(content.min), test: (value) => plainText(String(value)).length >= content.min };
const hasMaxWords: Rule = { ...hasMaxLength(content.max), test: (value) => plainText(String(value)).length <= content.max };

export const threadBody = z.object({
  title: requiredText(hasMinLength(title.min), hasMaxLength(title.max)),
  content: requiredText(hasMaxLength(html), hasMinWords, hasMaxWords),
  categoryId: requiredText(isObjectId),
  /** False: signed with the first name of the account, if it has one. */
  isAnonymous: z.optional(z.boolean()),
  /** What a reader had better know before. */
  contentNote: z.optional(z.nullable(text(hasMaxLength(contentNote)))),
});
export type ThreadBody = z.output<typeof threadBody>;

/** What can be changed of a thread: not how it is signed. */
export const threadChangeBody = z.omit(threadBody, { isAnonymous: true });

/** A thread as its author sees it, in whatever status. */
export const ownThread = z.extend(thread, {
  categoryId: z.string(),
  isAnonymous: z.boolean(),
  status: z.enum(threadStatuses),
  /** Why it is not published. */
  reason: z.nullable(z.string()),
  /** ISO 8601, UTC; null once it can no longer be changed. */
  editableUntil: z.nullable(z.string()),
});
export type OwnThread = z.infer<typeof ownThread>;

/** In lists: without what only its own page shows. */
export const ownThreadSummary = z.omit(ownThread, { content: true });
export type OwnThreadSummary = z.infer<typeof ownThreadSummary>;
