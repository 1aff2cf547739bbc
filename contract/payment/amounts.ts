/** Above what any session costs: an amount that was typed with a digit too many is refused. */
export const largestAmountMillimes = 100_000_000;
/** Of the reference under which an amount was given back, in characters. */
export const refundReferenceMaxLength = 60;
