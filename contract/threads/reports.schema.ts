import * as z from 'zod/mini';
import { reportNoteMaxLength } from '../constants.ts';
import { hasMaxLength, isDate, isObjectId, isOneOf, requiredText, text } from '../validation-rules.ts';
import { reportReasons, type ReportReason } from './report-reasons.ts';

/** A thread, or one of its comments. */
const commentId = z.optional(z.nullable(text(isObjectId)));

/** What a reader says of a text. */
export const reportWords = z.object({
  reason: z.pipe(
    requiredText(isOneOf(reportReasons)),
    z.transform((reason) => reason as ReportReason),
  ),
  note: z.optional(z.nullable(text(hasMaxLength(reportNoteMaxLength)))),
});

export const reportBody = z.extend(reportWords, { commentId });

/** One's own report as it stands; it says nothing of those of others. */
export const ownReport = z.object({
  commentId: z.nullable(z.string()),
  reason: z.enum(reportReasons),
  note: z.nullable(z.string()),
});

/** What readers report of one text and nobody has dealt with; who they are is told to nobody. */
export const openReports = z.object({
  /** The most pressing first. */
  reasons: z.array(z.object({ reason: z.enum(reportReasons), count: z.int(), notes: z.array(z.string()) })),
  /** When the last of them was sent or changed. */
  lastAt: z.string(),
});
export type OpenReports = z.infer<typeof openReports>;

/**
 * `seenUntil` is the `lastAt` of what was read: a report that came since stays open. `editedAt` is that of the words which were
 * read, null where they were as first written: other words are not left as they are.
 */
export const closeReportsBody = z.object({ commentId, seenUntil: requiredText(isDate), editedAt: z.optional(z.nullable(text(isDate))) });
