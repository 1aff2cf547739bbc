import type { PracticeManualPayment } from '#contract/payment/practice-payment.schema.ts';

/** The amounts that were noted and then corrected, the latest first, each with the instant it was corrected at. */
export function earlierAmounts({ changes }: Pick<PracticeManualPayment, 'changes'>): { amount: number | null; at: string }[] {
  return changes
    .flatMap(({ amountReceivedMillimes, at }, index) => {
      const before = changes[index - 1];
      return before && before.amountReceivedMillimes !== amountReceivedMillimes ? [{ amount: before.amountReceivedMillimes, at }] : [];
    })
    .toReversed();
}
