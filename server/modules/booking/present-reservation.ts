import { differenceInMinutes } from 'date-fns';
import type { Reservation } from '#contract/booking/booking.schema.ts';
import type { PracticeReservation } from '#contract/booking/practice-reservation.schema.ts';
import { defaultTimeZone } from '#contract/constants.ts';
import { receiptNumber } from '#contract/payment/receipt-number.ts';
import { presentCardPayment } from '../payment/present-card-payment.ts';
import { presentManualPayment, presentPracticeManualPayment } from '../payment/present-manual-payment.ts';
import type { ReservationView } from './reservation.queries.ts';

/** A reservation as its client sees it. */
export function presentReservation(view: ReservationView): Reservation {
  const { reservation, therapist, service, payment, cardPayment } = view;
  const { id, userId, therapistId, serviceId, mode, priceMillimes, status, statusReason, note, late, rescheduleCount } = reservation;
  return {
    id,
    userId,
    therapistId,
    therapist: { slug: therapist.slug, fullName: therapist.fullName, timeZone: view.timeZone ?? defaultTimeZone },
    serviceId,
    service,
    mode,
    startDateTime: reservation.startDateTime.toISOString(),
    endDateTime: reservation.endDateTime.toISOString(),
    sessionDuration: differenceInMinutes(reservation.endDateTime, reservation.startDateTime),
    priceMillimes,
    status,
    statusReason,
    payment: {
      kind: reservation.paymentKind,
      amountMillimes: priceMillimes,
      isSettled: isPaymentSettled(view),
      manualPayment: payment && presentManualPayment(payment.row, payment.file),
      cardPayment: cardPayment && presentCardPayment(cardPayment),
      receipts: view.receipts.map((each) => ({ id: each.id, kind: each.kind, number: receiptNumber(each) })),
    },
    holdUntil: reservation.holdUntil?.toISOString() ?? null,
    note,
    late,
    rescheduleCount,
    proposedTimes: reservation.proposedTimes && [...reservation.proposedTimes],
    videoLink: videoLinkOf(view),
    approvedAt: reservation.approvedAt?.toISOString() ?? null,
    history: view.history.map(({ event, from, to, by, at, reason }) => ({ event, from, to, by, at: at.toISOString(), reason })),
    createdAt: reservation.createdAt.toISOString(),
  };
}

/** As staff see it: with whose it is. */
export function presentPracticeReservation(view: ReservationView): PracticeReservation {
  const [reservation, { client, payment }] = [presentReservation(view), view];
  const manualPayment = payment && presentPracticeManualPayment(payment.row, payment.file, payment.changes);
  const mailRefusedAt = client.mailRefusedAt?.toISOString() ?? null;
  const therapist = { ...reservation.therapist, userId: view.therapist.userId };
  return { ...reservation, therapist, payment: { ...reservation.payment, manualPayment }, client: { ...client, mailRefusedAt } };
}

/** Where a confirmed session by video takes place. */
export function videoLinkOf({ reservation, therapist }: Pick<ReservationView, 'reservation' | 'therapist'>): string | null {
  const { mode, status, videoLink } = reservation;
  return mode === 'VIDEO' && status === 'ACCEPTED' ? (videoLink ?? therapist.videoLink) : null;
}

/** Whether nothing remains to be checked before the reservation can be approved. */
export function isPaymentSettled({
  reservation,
  payment,
  cardPayment,
}: Pick<ReservationView, 'reservation' | 'payment' | 'cardPayment'>): boolean {
  return reservation.paymentKind === 'OFFICE' || payment?.row.status === 'VALIDATED' || cardPayment?.status === 'SUCCEEDED';
}
