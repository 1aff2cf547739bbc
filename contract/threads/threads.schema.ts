import * as z from 'zod/mini';
import { score } from '../blogs/blogs.schema.ts';
import { category } from '../categories/categories.schema.ts';
import { commentMaxLength } from '../constants.ts';
import { textDirections } from '../enumerations.ts';
import { hasMaxLength, requiredText } from '../validation-rules.ts';

const commentStatuses = ['PENDING', 'VALIDATED', 'UNVALIDATED', 'DELETED'] as const;
export type CommentStatus = (typeof commentStatuses)[number];
export type ThreadStatus = CommentStatus | 'LOCKED';

export const threadSummary = z.object({
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  category: z.pick(category, { slug: true, name: true }),
  pseudonym: z.string(),
  contentNote: z.nullable(z.string()),
  language: z.string(),
  direction: z.enum(textDirections),
  score: z.int(),
  claps: z.int(),
  commentCount: z.int(),
  isLocked: z.boolean(),
  createdAt: z.string(),
});
export type ThreadSummary = z.infer<typeof threadSummary>;

export const comment = z.object({
  commentId: z.string(),
  content: z.string(),
  pseudonym: z.string(),
  isStaff: z.boolean(),
  direction: z.enum(textDirections),
  createdAt: z.string(),
});

/** A comment as its author sees it: where it stands, too. */
export const ownComment = z.extend(comment, { status: z.enum(commentStatuses), isAnonymous: z.boolean() });
export type OwnComment = z.infer<typeof ownComment>;

export const addCommentBody = z.object({
  content: requiredText(hasMaxLength(commentMaxLength)),
  isAnonymous: z.optional(z.boolean()),
});

/** Votes of a thread; with a bearer, also the caller's own and the comments that wait to be read. */
export const threadScore = z.extend(score, { myPending: z.optional(z.array(ownComment)) });

export const thread = z.extend(threadSummary, {
  content: z.string(),
  editedAt: z.nullable(z.string()),
  comments: z.array(comment),
});
export type Thread = z.infer<typeof thread>;
