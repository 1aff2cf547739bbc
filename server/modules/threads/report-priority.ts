import { isOfDanger, type ReportReason } from '#contract/threads/report-reasons.ts';

/** The place of a reported text in the queue, on the scale of readingPriority: danger with words of crisis, privacy with numbers. */
export function reportPriority(reason: ReportReason): 0 | 1 | 2 {
  if (isOfDanger(reason)) return 2;
  return reason === 'PRIVACY' ? 1 : 0;
}
