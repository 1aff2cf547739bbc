import { addSeconds } from 'date-fns';
import { undoSeconds } from '#contract/constants.ts';
import type { Db } from '../../database/connect.ts';
import type { Deps } from '../../deps.ts';

/** Has the author of a thread told that somebody has answered, from an instant on. */
export async function tellOfPublished(
  deps: Deps,
  tx: Db,
  comment: { id: string; threadId: string },
  from = deps.clock.now(),
): Promise<void> {
  const { id: commentId, threadId } = comment;
  await deps.events.record(tx, { kind: 'COMMENT_PUBLISHED', threadId, commentId, at: from.toISOString() });
}

interface Decided {
  readonly threadId: string;
  /** Null where it is about the thread itself. */
  readonly commentId: string | null;
  readonly decision: 'VALIDATE' | 'UNVALIDATE';
  readonly at: Date;
}

/** Has the author of a text told what became of it, and, of a comment that is published, the author of its thread: once it can no longer be undone. */
export async function tellOfDecision(deps: Deps, tx: Db, { threadId, commentId, decision, at }: Decided): Promise<void> {
  const isPublished = decision === 'VALIDATE';
  await deps.events.record(tx, { kind: 'TEXT_DECIDED', threadId, commentId, isPublished, at: at.toISOString() });
  if (commentId !== null && isPublished) await tellOfPublished(deps, tx, { id: commentId, threadId }, addSeconds(at, undoSeconds));
}
