import * as z from 'zod/mini';
import { category } from '../categories/categories.schema.ts';
import { textDirections } from '../enumerations.ts';

export type CommentStatus = 'PENDING' | 'VALIDATED' | 'UNVALIDATED' | 'DELETED';
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

export const thread = z.extend(threadSummary, {
  content: z.string(),
  editedAt: z.nullable(z.string()),
  comments: z.array(comment),
});
export type Thread = z.infer<typeof thread>;
