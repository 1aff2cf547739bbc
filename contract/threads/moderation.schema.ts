import * as z from 'zod/mini';
import { moderationReasonMaxLength, commentMaxLength } from '../constants.ts';
import { textDirections } from '../enumerations.ts';
import { hasMaxLength, isObjectId, requiredText, text } from '../validation-rules.ts';
import { assignee } from './assignee.schema.ts';
import { sentPrivateWord } from './private-words.schema.ts';
import { openReports } from './reports.schema.ts';
import { comment, commentStatuses, thread, threadStatuses, threadSummary } from './threads.schema.ts';

/** Why a text is read before others: words of crisis or a report of danger; a link, an address or a number, or a report about privacy. */
export const readingConcerns = ['NONE', 'CONTACT', 'CRISIS'] as const;
export type ReadingConcern = (typeof readingConcerns)[number];

/** Whether its author signs with their first name, which the site has not drawn and nobody has checked. */
const isNameChosen = z.boolean();

/** A text that waits to be read: a thread, or a comment under a public one; a public text too that readers report. */
export const waitingText = z.object({
  kind: z.enum(['THREAD', 'COMMENT']),
  slug: z.string(),
  title: z.string(),
  commentId: z.nullable(z.string()),
  /** Of a thread sanitised HTML, of a comment plain text. */
  content: z.string(),
  contentNote: z.nullable(z.string()),
  pseudonym: z.string(),
  isNameChosen,
  direction: z.enum(textDirections),
  editedAt: z.nullable(z.string()),
  concern: z.enum(readingConcerns),
  status: z.enum(threadStatuses),
  reports: z.nullable(openReports),
  assignee: z.nullable(assignee),
  /** What was written to its author alone, the oldest first. */
  privateWords: z.array(sentPrivateWord),
  createdAt: z.string(),
});
export type WaitingText = z.infer<typeof waitingText>;

export const threadOfAnyStatus = z.extend(threadSummary, {
  status: z.enum(threadStatuses),
  featured: z.boolean(),
});
export type ThreadOfAnyStatus = z.infer<typeof threadOfAnyStatus>;

export const moderatedComment = z.extend(comment, {
  isNameChosen,
  status: z.enum(commentStatuses),
  reason: z.nullable(z.string()),
  concern: z.enum(readingConcerns),
  reports: z.nullable(openReports),
  assignee: z.nullable(assignee),
});
export type ModeratedComment = z.infer<typeof moderatedComment>;

/** A thread as those see it who moderate: with every comment, and nothing of who wrote them. */
export const moderatedThread = z.extend(thread, {
  isNameChosen,
  status: z.enum(threadStatuses),
  reason: z.nullable(z.string()),
  concern: z.enum(readingConcerns),
  reports: z.nullable(openReports),
  assignee: z.nullable(assignee),
  featured: z.boolean(),
  /** What was written to its author and to those of its comments, the oldest first. */
  privateWords: z.array(sentPrivateWord),
  comments: z.array(moderatedComment),
});
export type ModeratedThread = z.infer<typeof moderatedThread>;

/** The person behind a text. */
export const textAuthor = z.object({
  authID: z.string(),
  userName: z.string(),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
});
export type TextAuthor = z.infer<typeof textAuthor>;

/**
 * What was read: words, by when they were last changed, and what had been decided of them. Left out, whatever stands there
 * is decided on.
 */
const seenText = { editedAt: z.optional(z.nullable(z.string())), status: z.optional(z.enum(threadStatuses)) };

export const validateBody = z.optional(z.object(seenText));

/** The author reads the reason. */
export const unvalidateBody = z.object({ ...seenText, reason: requiredText(hasMaxLength(moderationReasonMaxLength)) });

/** A comment's decision, or without one the thread's. */
export const undoDecisionBody = z.object({ commentId: z.optional(z.nullable(text(isObjectId))) });

export const threadFlagsBody = z.object({ isLocked: z.optional(z.boolean()), featured: z.optional(z.boolean()) });

export const practiceCommentBody = z.object({ content: requiredText(hasMaxLength(commentMaxLength)) });
