import type * as z from 'zod/mini';
import type { comment, OwnComment, Thread, ThreadSummary } from '#contract/threads/threads.schema.ts';
import { scoreOf } from '../blogs/hot.ts';
import type { OwnCommentRow } from './comments.queries.ts';
import type { CommentRow, ThreadRow, ThreadSummaryRow } from './threads.queries.ts';

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
    score: Math.max(0, scoreOf(row)),
    isLocked: row.status === 'LOCKED',
    createdAt: row.createdAt.toISOString(),
  };
}

function presentComment(row: CommentRow): z.infer<typeof comment> {
  const { content, pseudonym, isStaff, direction } = row;
  return { commentId: row.id, content, pseudonym, isStaff, direction, createdAt: row.createdAt.toISOString() };
}

/** For its author alone. */
export function presentOwnComment(row: OwnCommentRow): OwnComment {
  return { ...presentComment(row), status: row.status, isAnonymous: row.isAnonymous };
}

export function presentThread(row: ThreadRow, comments: readonly CommentRow[]): Thread {
  return {
    ...presentThreadSummary(row),
    content: row.content,
    editedAt: row.editedAt?.toISOString() ?? null,
    comments: comments.map(presentComment),
  };
}
