import {
  readingConcerns,
  type ModeratedComment,
  type ModeratedThread,
  type ReadingConcern,
  type ThreadOfAnyStatus,
  type WaitingText,
} from '#contract/threads/moderation.schema.ts';
import type { OpenReports } from '#contract/threads/reports.schema.ts';
import type { ModeratedCommentRow, WaitingTextRow } from './moderation.queries.ts';
import { presentSentWord } from './present-private-word.ts';
import type { SentWordRow } from './private-words.queries.ts';
import { presentReports } from './present-reports.ts';
import { presentComment, presentThread, presentThreadSummary } from './present-thread.ts';
import type { OpenReportRow } from './reports.queries.ts';
import type { findModeratedThread, ThreadSummaryRow } from './threads.queries.ts';

/** What a priority stands for: see readingPriority. */
const concernOf = (priority: number): ReadingConcern => readingConcerns[priority] ?? 'NONE';

export function presentWaitingText(
  { threadId, priority, isAnonymous, createdAt, editedAt, ...row }: WaitingTextRow,
  open: readonly OpenReportRow[],
): WaitingText {
  const kind = row.commentId === null ? 'THREAD' : 'COMMENT';
  const reports = presentReports(open, { threadId, commentId: row.commentId });
  return {
    kind,
    ...row,
    isNameChosen: !isAnonymous,
    concern: concernOf(priority),
    reports,
    createdAt: createdAt.toISOString(),
    editedAt: editedAt?.toISOString() ?? null,
  };
}

export const presentThreadOfAnyStatus = (row: ThreadSummaryRow): ThreadOfAnyStatus => ({
  ...presentThreadSummary(row),
  status: row.status,
  featured: row.featured,
});

export const presentModeratedComment = (row: ModeratedCommentRow, reports: OpenReports | null): ModeratedComment => ({
  ...presentComment(row),
  isNameChosen: !row.isAnonymous,
  status: row.status,
  reason: row.reason,
  concern: concernOf(row.priority),
  reports,
});

type ModeratedThreadRow = NonNullable<Awaited<ReturnType<typeof findModeratedThread>>>;

interface ThreadParts {
  readonly comments: readonly ModeratedCommentRow[];
  readonly open: readonly OpenReportRow[];
  readonly words: readonly SentWordRow[];
}

export const presentModeratedThread = (row: ModeratedThreadRow, { comments, open, words }: ThreadParts): ModeratedThread => ({
  ...presentThread(row),
  isNameChosen: !row.isAnonymous,
  status: row.status,
  reason: row.reason,
  concern: concernOf(row.priority),
  reports: presentReports(open, { threadId: row.id, commentId: null }),
  featured: row.featured,
  privateWords: words.map(presentSentWord),
  comments: comments.map((comment) => presentModeratedComment(comment, presentReports(open, { threadId: row.id, commentId: comment.id }))),
});
