import * as z from 'zod/mini';
import { score } from '../blogs/blogs.schema.ts';
import { category } from '../categories/categories.schema.ts';
import { commentMaxLength } from '../constants.ts';
import { textDirections } from '../enumerations.ts';
import { hasMaxLength, requiredText } from '../validation-rules.ts';

export const commentStatuses = ['PENDING', 'VALIDATED', 'UNVALIDATED', 'DELETED'] as const;
export type CommentStatus = (typeof commentStatuses)[number];
export const threadStatuses = [...commentStatuses, 'LOCKED'] as const;
export type ThreadStatus = (typeof threadStatuses)[number];

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
  /** When the newest of them was written, to the minute; null without one. */
  lastCommentAt: z.nullable(z.string()),
  isLocked: z.boolean(),
  createdAt: z.string(),
});
export type ThreadSummary = z.infer<typeof threadSummary>;

export const threadGroup = z.object({ category, items: z.array(threadSummary) });

export const comment = z.object({
  commentId: z.string(),
  content: z.string(),
  pseudonym: z.string(),
  isStaff: z.boolean(),
  direction: z.enum(textDirections),
  createdAt: z.string(),
  editedAt: z.nullable(z.string()),
});

/** A comment as its author sees it: where it stands, too, and why if it was not published. */
export const ownComment = z.extend(comment, {
  status: z.enum(commentStatuses),
  reason: z.nullable(z.string()),
  isAnonymous: z.boolean(),
  /** ISO 8601, UTC; null once it can no longer be changed. */
  editableUntil: z.nullable(z.string()),
});
export type OwnComment = z.infer<typeof ownComment>;

export const addCommentBody = z.object({
  content: requiredText(hasMaxLength(commentMaxLength)),
  isAnonymous: z.optional(z.boolean()),
});

/** What to ask for as `after` to get a page of comments; null for the first. */
const commentPlace = z.object({ after: z.nullable(z.string()) });
export type CommentPlace = z.infer<typeof commentPlace>;

/**
 * Votes of a thread; with a bearer, also the caller's own, the comments that others do not see (`myPending`), the ids of those that others
 * see (`myPublished`), and which of these can still be changed (`myEditable`). `myLatest` is the newest that others see, with the place of
 * a page that ends with it; null without one, or while one page holds every comment.
 */
export const threadScore = z.extend(score, {
  myPending: z.optional(z.array(ownComment)),
  myPublished: z.optional(z.array(z.string())),
  myEditable: z.optional(z.array(z.string())),
  myLatest: z.optional(z.nullable(z.extend(commentPlace, { commentId: z.string() }))),
});

export const thread = z.extend(threadSummary, {
  content: z.string(),
  editedAt: z.nullable(z.string()),
});
export type Thread = z.infer<typeof thread>;

/**
 * Where the comments of an answer stand among all of the thread's. A place is that of a comment, not a number: what is published
 * or taken back before it moves nothing, not even when that comment itself is gone.
 */
export const commentPage = z.object({
  /** How many come before. */
  before: z.int(),
  previous: z.nullable(commentPlace),
  next: z.nullable(commentPlace),
});
export type CommentPage = z.infer<typeof commentPage>;

/**
 * A thread as anyone reads it, with a page of its comments. `revision` is another one once its words, its lock or any of its
 * comments are: what a page has seen.
 */
export const publicThread = z.extend(thread, { comments: z.array(comment), commentPage, revision: z.string() });
export type PublicThread = z.infer<typeof publicThread>;

/** Something is not as it was: for everyone (THREAD), or in what the listener wrote (OWN). What it is now, the reads tell. */
export const threadEvent = z.object({ kind: z.enum(['THREAD', 'OWN']), slug: z.string() });
export type ThreadEvent = z.infer<typeof threadEvent>;
