import {
  readingConcerns,
  type ModeratedComment,
  type ModeratedThread,
  type ReadingConcern,
  type ThreadOfAnyStatus,
  type WaitingText,
} from '#contract/threads/moderation.schema.ts';
import { presentAssignee, type AssignmentRow } from './assignments.queries.ts';
import type { ModeratedCommentRow, WaitingTextRow } from './moderation.queries.ts';
import { presentSentWord } from './present-private-word.ts';
import type { SentWordRow } from './private-words.queries.ts';
import { presentReports } from './present-reports.ts';
import { presentComment, presentThread, presentThreadSummary } from './present-thread.ts';
import type { OpenReportRow } from './reports.queries.ts';
import type { findModeratedThread, ThreadSummaryRow } from './threads.queries.ts';

/** What a priority stands for: see readingPriority. */
const concernOf = (priority: number): ReadingConcern => readingConcerns[priority] ?? 'NONE';

/** What has been noted of some threads and of their comments. */
interface Marks {
  readonly open: readonly OpenReportRow[];
  readonly words: readonly SentWordRow[];
  readonly assignments: readonly AssignmentRow[];
}

export function presentWaitingText(
  { threadId, priority, isAnonymous, createdAt, editedAt, ...row }: WaitingTextRow,
  { open, words, assignments }: Marks,
): WaitingText {
  const kind = row.commentId === null ? 'THREAD' : 'COMMENT';
  const reports = presentReports(open, { threadId, commentId: row.commentId });
  return {
    kind,
    ...row,
    isNameChosen: !isAnonymous,
    concern: concernOf(priority),
    reports,
    assignee: presentAssignee(assignments, row.commentId ?? threadId),
    privateWords: words.filter(({ word }) => word.threadId === threadId && word.commentId === row.commentId).map(presentSentWord),
    createdAt: createdAt.toISOString(),
    editedAt: editedAt?.toISOString() ?? null,
  };
}

export const presentThreadOfAnyStatus = (row: ThreadSummaryRow): ThreadOfAnyStatus => ({
  ...presentThreadSummary(row),
  status: row.status,
  featured: row.featured,
});

export const presentModeratedComment = (
  row: ModeratedCommentRow,
  { reports, assignee }: Pick<ModeratedComment, 'reports' | 'assignee'>,
): ModeratedComment => ({
  ...presentComment(row),
  isNameChosen: !row.isAnonymous,
  status: row.status,
  reason: row.reason,
  concern: concernOf(row.priority),
  reports,
  assignee,
});

type ModeratedThreadRow = NonNullable<Awaited<ReturnType<typeof findModeratedThread>>>;

interface ThreadParts extends Marks {
  readonly comments: readonly ModeratedCommentRow[];
}

export const presentModeratedThread = (row: ModeratedThreadRow, { comments, open, words, assignments }: ThreadParts): ModeratedThread => ({
  ...presentThread(row),
  isNameChosen: !row.isAnonymous,
  status: row.status,
  reason: row.reason,
  concern: concernOf(row.priority),
  reports: presentReports(open, { threadId: row.id, commentId: null }),
  assignee: presentAssignee(assignments, row.id),
  featured: row.featured,
  privateWords: words.map(presentSentWord),
  comments: comments.map((comment) => {
    const reports = presentReports(open, { threadId: row.id, commentId: comment.id });
    return presentModeratedComment(comment, { reports, assignee: presentAssignee(assignments, comment.id) });
  }),
});
