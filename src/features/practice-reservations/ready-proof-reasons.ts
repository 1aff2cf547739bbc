/** What is mostly wrong with a proof. */
export const readyProofReasons = ['readyBlurred', 'readyCode', 'readyAmount', 'readyUsed'] as const;
export type ReadyProofReason = (typeof readyProofReasons)[number];
