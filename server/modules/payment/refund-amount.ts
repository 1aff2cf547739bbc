interface Amounts {
  readonly amountMillimes: number;
  readonly amountReceivedMillimes: number | null;
}

/** What is to be given back of a money order: what came in, or its price where nobody has said how much. */
export const refundAmountOf = ({ amountReceivedMillimes, amountMillimes }: Amounts): number => amountReceivedMillimes ?? amountMillimes;
