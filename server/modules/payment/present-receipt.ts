import { receiptNumber } from '#contract/payment/receipt-number.ts';
import type { Receipt } from '#contract/payment/receipts.schema.ts';
import type { ReceiptView } from './receipts.queries.ts';

/** A receipt or credit note as the practice lists it. */
export function presentReceipt({ receipt, corrected, creditNote }: ReceiptView): Receipt {
  const { id, kind, reservationId, method, amountMillimes, clientName, therapistName, service, reference, cause } = receipt;
  return {
    id,
    kind,
    number: receiptNumber(receipt),
    issuedAt: receipt.issuedAt.toISOString(),
    reservationId,
    method,
    amountMillimes,
    clientName,
    therapistName,
    service,
    sessionAt: receipt.sessionAt.toISOString(),
    reference,
    corrects: corrected && receiptNumber(corrected),
    cause,
    correctedBy: creditNote && receiptNumber(creditNote),
  };
}
