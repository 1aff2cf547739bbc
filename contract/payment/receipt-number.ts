/** A receipt says what came in; a credit note takes one receipt back, whole. */
export const receiptKinds = ['RECEIPT', 'CREDIT_NOTE'] as const;
export type ReceiptKind = (typeof receiptKinds)[number];

/** Why a receipt was taken back: its amount was returned, or had been written down wrong. */
export const creditCauses = ['REFUND', 'CORRECTION'] as const;
export type CreditCause = (typeof creditCauses)[number];

const series: Record<ReceiptKind, string> = { RECEIPT: 'R', CREDIT_NOTE: 'A' };

/** As it stands on paper, the same in every language: R-2026-0042. Each kind counts from 1 in each year. */
export const receiptNumber = ({ kind, year, number }: { kind: ReceiptKind; year: number; number: number }): string =>
  `${series[kind]}-${year}-${String(number).padStart(4, '0')}`;
