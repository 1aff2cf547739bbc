import type { OwnComment, PublicThread } from '#contract/threads/threads.schema.ts';

/** A thread as a person has it before them: what everyone reads, and those of their own words that others do not. */
export interface ThreadReading {
  readonly thread: PublicThread;
  readonly own: readonly Pick<OwnComment, 'commentId' | 'status'>[];
}

export type ThreadNewsKey = 'newReplies' | 'ownAppeared' | 'ownNotPublished' | 'replyRemoved' | 'nowClosed' | 'nowOpen' | 'textChanged';

/**
 * The comments that one reading of a page shows and another does not, but for those that may only have slid over its edge, where
 * the other goes on behind or before it.
 */
function idsOnlyIn({ comments }: PublicThread, other: PublicThread): string[] {
  const ids = comments.map(({ commentId }) => commentId);
  const known = new Set(other.comments.map(({ commentId }) => commentId));
  const first = ids.findIndex((id) => known.has(id));
  const last = ids.findLastIndex((id) => known.has(id));
  const { before, next } = other.commentPage;
  const isWithin = (place: number) => ((first >= 0 && place > first) || before === 0) && (place < last || !next);
  return ids.filter((id, place) => !known.has(id) && isWithin(place));
}

/** What is to be said of the difference between two readings; nothing where it needs no words. `newReplies` counts others'. */
export function newsBetween(before: ThreadReading, now: ThreadReading, mine: ReadonlySet<string>) {
  const fresh = idsOnlyIn(now.thread, before.thread);
  const gone = idsOnlyIn(before.thread, now.thread);
  // What came or went on other pages of comments is known by its number alone.
  const elsewhere = now.thread.commentCount - before.thread.commentCount - (fresh.length - gone.length);
  const newReplies = fresh.filter((id) => !mine.has(id)).length + Math.max(0, elsewhere);
  const wasPending = new Set(before.own.filter(({ status }) => status === 'PENDING').map(({ commentId }) => commentId));
  const isRefused = now.own.some(({ commentId, status }) => status === 'UNVALIDATED' && wasPending.has(commentId));
  // Whoever deletes a reply of their own has just been told so.
  const isTakenBack = gone.some((id) => !mine.has(id) || now.own.some(({ commentId }) => commentId === id));
  const [past, { thread }] = [before.thread, now];
  const said: (ThreadNewsKey | false)[] = [
    isRefused && 'ownNotPublished',
    fresh.some((id) => mine.has(id)) && 'ownAppeared',
    newReplies > 0 && 'newReplies',
    past.isLocked !== thread.isLocked && (thread.isLocked ? 'nowClosed' : 'nowOpen'),
    past.content !== thread.content && 'textChanged',
    (isTakenBack || elsewhere < 0) && 'replyRemoved',
  ];
  return { said: said.filter((key) => key !== false), newReplies };
}
