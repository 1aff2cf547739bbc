import { reportReasons } from '#contract/threads/report-reasons.ts';
import type { OpenReports } from '#contract/threads/reports.schema.ts';
import type { OpenReportRow, ReportedText } from './reports.queries.ts';

/** What readers report of one text, several of them as one; null where nobody does. */
export function presentReports(rows: readonly OpenReportRow[], { threadId, commentId }: ReportedText): OpenReports | null {
  const ofText = rows.filter((row) => row.threadId === threadId && row.commentId === commentId);
  const last = ofText
    .map(({ updatedAt }) => updatedAt.toISOString())
    .toSorted()
    .at(-1);
  if (last === undefined) return null;
  const reasons = reportReasons
    .map((reason) => {
      const given = ofText.filter((row) => row.reason === reason);
      return { reason, count: given.length, notes: given.flatMap(({ note }) => note ?? []) };
    })
    .filter(({ count }) => count > 0);
  return { reasons, lastAt: last };
}
