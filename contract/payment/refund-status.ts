/** TO_CHECK: nobody has said yet that the money came in. */
export const refundStatuses = ['REFUND_DUE', 'REFUND_TO_CHECK', 'REFUNDED'] as const;
export type RefundStatus = (typeof refundStatuses)[number];
