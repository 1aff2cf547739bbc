/** Why a reader reports a text, the most pressing first. */
export const reportReasons = ['DANGER_TO_SELF', 'DANGER_TO_OTHERS', 'PRIVACY', 'DISRESPECT', 'ADVERTISING'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** Somebody may be in danger: the practice reads it before all else, and the reader is told that a report is no call for help. */
export const isOfDanger = (reason: ReportReason): boolean => reason === 'DANGER_TO_SELF' || reason === 'DANGER_TO_OTHERS';
