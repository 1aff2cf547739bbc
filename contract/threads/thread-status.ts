import type { CommentStatus, ThreadStatus } from './threads.schema.ts';

/** Whether anyone may read a thread in this status: a locked one takes no more comments, but stays. */
export const isPublicStatus = (status: ThreadStatus): boolean => status === 'VALIDATED' || status === 'LOCKED';

/** What is done to a text that others have written. */
export type Moderation = 'VALIDATE' | 'UNVALIDATE' | 'LOCK' | 'UNLOCK';

/** By what is done: from which statuses, and to which. In the status it leads to, the same again changes nothing. */
export const threadModeration = {
  VALIDATE: { from: ['PENDING', 'UNVALIDATED'], to: 'VALIDATED' },
  UNVALIDATE: { from: ['PENDING', 'VALIDATED', 'LOCKED'], to: 'UNVALIDATED' },
  LOCK: { from: ['VALIDATED'], to: 'LOCKED' },
  UNLOCK: { from: ['LOCKED'], to: 'VALIDATED' },
} as const satisfies Record<Moderation, { from: readonly ThreadStatus[]; to: ThreadStatus }>;

export const commentModeration = {
  VALIDATE: { from: ['PENDING', 'UNVALIDATED'], to: 'VALIDATED' },
  UNVALIDATE: { from: ['PENDING', 'VALIDATED'], to: 'UNVALIDATED' },
} as const satisfies Partial<Record<Moderation, { from: readonly CommentStatus[]; to: CommentStatus }>>;
