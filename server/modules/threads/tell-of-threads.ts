import { addDays } from 'date-fns';
import { eq } from 'drizzle-orm';
import type { PushKind } from '#contract/client/push-kinds.ts';
import { isPublicStatus } from '#contract/threads/thread-status.ts';
import type { Db } from '../../database/connect.ts';
import type { Deps } from '../../deps.ts';
import type { EventOf } from '../../events/events.ts';
import { whoMay } from '../auth/who-may.ts';
import { notify } from '../client/notify.ts';
import { findDecision } from './decisions.queries.ts';
import { isStillAlarm, mailAlarm } from './mail-alarm.ts';
import { comments, threads } from './threads.tables.ts';

/** A phone that was off longer learns it in the site. */
const daysOfUse = 3;

const findThread = async (db: Db, threadId: string) => (await db.select().from(threads).where(eq(threads.id, threadId)))[0];
const findComment = async (db: Db, commentId: string) => (await db.select().from(comments).where(eq(comments.id, commentId)))[0];

interface News {
  readonly news: string;
  readonly kind: PushKind;
  readonly thread: { id: string };
  /** Where it stands why: under the thread, or among one's own. */
  readonly isThreadItself?: boolean;
  readonly at: string;
}

/** In place of what was told of this thread before: no name, no word of it (DOMAIN 8). */
function tellAuthor(deps: Deps, accountId: string, { news, kind, thread, at, isThreadItself = false }: News): Promise<void> {
  return notify(deps, {
    news,
    accountId,
    message: { kind, id: isThreadItself ? '' : thread.id, tag: `thread-${thread.id}`, to: 'CLIENT', canApprove: false },
    until: addDays(at, daysOfUse),
  });
}

/** Tells its author what became of a thread or a comment, if it still stands so. */
export async function tellOfTextDecided(deps: Deps, { threadId, commentId, isPublished, at }: EventOf<'TEXT_DECIDED'>): Promise<void> {
  const thread = await findThread(deps.db, threadId);
  const text = commentId === null ? thread : await findComment(deps.db, commentId);
  if (!thread || !text || text.authorId === null) return;
  if (isPublished ? !isPublicStatus(text.status) : text.status !== 'UNVALIDATED') return;
  // Undone, and decided on again: that is told of by itself.
  const last = await findDecision(deps.db, text.id);
  if (last && last.statusBefore !== last.statusAfter && last.decidedAt.toISOString() !== at) return;
  const kind = isPublished ? 'THREAD_VALIDATED' : 'THREAD_UNVALIDATED';
  await tellAuthor(deps, text.authorId, {
    news: `${kind} ${text.id} ${at}`,
    kind,
    thread,
    at,
    isThreadItself: commentId === null && !isPublished,
  });
}

/** Tells the author of a thread that somebody else has answered. */
export async function tellOfReply(deps: Deps, { threadId, commentId, at }: EventOf<'COMMENT_PUBLISHED'>): Promise<void> {
  const thread = await findThread(deps.db, threadId);
  const comment = await findComment(deps.db, commentId);
  if (!thread || thread.authorId === null || !isPublicStatus(thread.status)) return;
  if (!comment || comment.status !== 'VALIDATED' || comment.authorId === thread.authorId) return;
  await tellAuthor(deps, thread.authorId, { news: `THREAD_REPLY ${commentId}`, kind: 'THREAD_REPLY', thread, at });
}

/** Tells those who read what people write of a text with a word of crisis, or that a reader reports as a danger, while it waits. */
export async function tellOfCrisis(deps: Deps, { threadId, commentId, at }: EventOf<'CRISIS_FLAGGED'>): Promise<void> {
  const text = { threadId, commentId };
  const id = commentId ?? threadId;
  if (!(await isStillAlarm(deps.db, text))) return;
  const until = addDays(at, daysOfUse);
  for (const accountId of await whoMay(deps.db, 'ALL_THREADS', 'READ', deps.clock.now())) {
    const news = `CRISIS_FLAG ${id} ${at} ${accountId}`;
    const message = { kind: 'CRISIS_FLAG', id, tag: `crisis-${id}`, to: 'PRACTICE', canApprove: false } as const;
    await notify(deps, { news, accountId, message, until });
    await mailAlarm(deps, accountId, { news, text, until });
  }
}
