/** A reason as it was written, without the full stop that the sentence around it brings. */
export const reasonText = (reason: string): string => reason.trim().replace(/(?<!\.)\.$/, '');
