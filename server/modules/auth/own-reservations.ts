import type { Locale } from '#contract/locale.ts';
import { receiptNumber } from '#contract/payment/receipt-number.ts';
import { videoLinkOf } from '../booking/present-reservation.ts';
import type { OwnRows } from './own-data.queries.ts';
import type { Named } from './own-data-name.ts';

/** One's appointments with their history and payments, as they are exported. */
export function writeOwnReservations(
  { reservations, payments, cardPayments, receipts, files }: OwnRows,
  named: Named,
  locale: Locale,
  addressOf: (key: string) => string,
) {
  const keyOf = new Map(files.map(({ id, key }) => [id, key]));
  const proofOf = (fileId: string | null) => {
    const key = fileId === null ? undefined : keyOf.get(fileId);
    return key === undefined ? null : addressOf(key);
  };
  return reservations.map(({ reservation, therapist, service, history, payment: latest }) =>
    named({
      start: reservation.startDateTime,
      end: reservation.endDateTime,
      therapist: therapist.fullName,
      service: service.name[locale],
      mode: reservation.mode,
      priceInDinars: reservation.priceMillimes / 1000,
      state: reservation.status,
      reason: reservation.statusReason,
      proposedTimes: reservation.proposedTimes,
      videoLink: videoLinkOf({ reservation, therapist }),
      note: reservation.note,
      consentVersion: reservation.consentVersion,
      consentedAt: reservation.consentedAt,
      timeZone: reservation.clientTimeZone,
      createdAt: reservation.createdAt,
      history: history.map(({ to, at, reason }) => named({ state: to, at, reason })),
      cardPayments: cardPayments
        .filter(({ reservationId }) => reservationId === reservation.id)
        .map(({ status, provider, paymentRef, amountMillimes, refundReference, refundedOn, createdAt }) =>
          named({
            state: status,
            provider,
            reference: paymentRef,
            priceInDinars: amountMillimes / 1000,
            refundReference,
            refundedOn,
            createdAt,
          }),
        ),
      receipts: receipts
        .filter(({ reservationId }) => reservationId === reservation.id)
        .map((receipt) => {
          const { kind, clientName, issuedAt, amountMillimes, reference, practice } = receipt;
          const isReceipt = kind === 'RECEIPT';
          return named({
            number: receiptNumber(receipt),
            createdAt: issuedAt,
            ...(isReceipt ? { receivedInDinars: amountMillimes / 1000 } : { takenBackInDinars: amountMillimes / 1000 }),
            reference,
            issuedTo: clientName,
            issuedBy: practice.name,
          });
        }),
      payments: payments
        .filter(({ reservationId }) => reservationId === reservation.id)
        .map(({ id, status, transferCode, capturedAt, submittedAt, reason, fileId, amountMillimes, refundReference, refundedOn }) =>
          named({
            state: status,
            priceInDinars: amountMillimes / 1000,
            transferCode,
            takenAt: capturedAt,
            submittedAt,
            reason,
            proof: proofOf(fileId),
            history: (latest?.row.id === id ? latest.changes : []).map(({ amountReceivedMillimes, note, at }) =>
              named({ receivedInDinars: amountReceivedMillimes === null ? null : amountReceivedMillimes / 1000, practiceNote: note, at }),
            ),
            refundReference,
            refundedOn,
          }),
        ),
    }),
  );
}
