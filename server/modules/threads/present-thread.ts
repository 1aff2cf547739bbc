import { startOfMinute } from 'date-fns';
import type * as z from 'zod/mini';
import type { comment, OwnComment, thread, ThreadSummary } from '#contract/threads/threads.schema.ts';
import { scoreOf } from '../../votes/hot.ts';
import { editableUntil } from './editable.ts';
import type { OwnCommentRow } from './comments.queries.ts';
import type { CommentRow } from './comment-pages.queries.ts';
import type { ThreadRow, ThreadSummaryRow } from './threads.queries.ts';

export function presentThreadSummary(row: ThreadSummaryRow): ThreadSummary {
  const { slug, title, excerpt, category, pseudonym, contentNote, language, direction, claps, commentCount } = row;
  return {
    slug,
    title,
    excerpt,
    category,
    pseudonym,
    contentNote,
    language,
    direction,
    claps,
    commentCount,
    lastCommentAt: row.lastCommentAt?.toISOString() ?? null,
    score: Math.max(0, scoreOf(row)),
    isLocked: row.status === 'LOCKED',
    createdAt: row.createdAt.toISOString(),
  };
}

export function presentComment(row: CommentRow): z.infer<typeof comment> {
  const { content, pseudonym, isStaff, direction } = row;
  const times = { createdAt: row.createdAt.toISOString(), editedAt: row.editedAt?.toISOString() ?? null };
  return { commentId: row.id, content, pseudonym, isStaff, direction, ...times };
}

/** For its author alone. */
export function presentOwnComment(row: OwnCommentRow, now: Date): OwnComment {
  const { status, reason, isAnonymous } = row;
  return { ...presentComment(row), status, reason, isAnonymous, editableUntil: editableUntil(row, now)?.toISOString() ?? null };
}

export function presentThread(row: ThreadRow): z.infer<typeof thread> {
  return { ...presentThreadSummary(row), content: row.content, editedAt: row.editedAt?.toISOString() ?? null };
}

/**
 * To the minute, as everybody may read it: texts that leave one device one after the other, each under another
 * pseudonym, would be told to be one person's by their milliseconds.
 */
const publicTime = (instant: string): string => startOfMinute(instant).toISOString();

export const presentPublicSummary = (row: ThreadSummaryRow): ThreadSummary => inPublicTimes(presentThreadSummary(row));
export const presentPublicThread = (row: ThreadRow): z.infer<typeof thread> => inPublicTimes(presentThread(row));
export const presentPublicComment = (row: CommentRow): z.infer<typeof comment> => inPublicTimes(presentComment(row));

function inPublicTimes<T extends { createdAt: string; editedAt?: string | null; lastCommentAt?: string | null }>(text: T): T {
  const { createdAt, editedAt, lastCommentAt } = text;
  return {
    ...text,
    createdAt: publicTime(createdAt),
    ...(editedAt && { editedAt: publicTime(editedAt) }),
    ...(lastCommentAt && { lastCommentAt: publicTime(lastCommentAt) }),
  };
}
