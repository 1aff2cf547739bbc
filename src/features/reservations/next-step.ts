import type { Reservation } from '#contract/booking/booking.schema.ts';
import { clientCancellation, owesNoNotice } from '#contract/booking/reservation-status.ts';
import { freeCancellationHours } from '#contract/constants.ts';
import { tellCancelled, tellCompleted, tellExpired, tellNoShow, tellRejected } from './closed-steps.ts';
import { amountOf, instantText, type NextStepContext, type Sentence, type Tell } from './sentence.ts';
import { statusNow } from './status-now.ts';
import { tellOnStandBy, tellPendingPayment } from './waiting-steps.ts';

/** What happens next, for its client: never empty, whatever the status and the payment. */
export const nextStep: Tell = (reservation, context) => tellers[statusNow(reservation, context.now)](reservation, context);

function placeOf({ mode, therapist, videoLink }: Reservation, address: string | undefined): Sentence {
  if (videoLink) return { key: 'byVideoAt', values: { site: new URL(videoLink).host } };
  if (mode === 'VIDEO') return { key: 'byVideo' };
  if (mode === 'PHONE') return { key: 'byPhone', values: { therapist: therapist.fullName } };
  return address ? { key: 'atOffice', values: { address } } : { key: 'atOfficePlain' };
}

function cancelRule(reservation: Reservation, { now, locale }: NextStepContext): Sentence {
  if (!clientCancellation(reservation, now).isFree) return { key: 'cancelTooLate' };
  if (owesNoNotice(reservation)) return { key: 'cancelFree' };
  const deadline = new Date(Date.parse(reservation.startDateTime) - freeCancellationHours * 3_600_000).toISOString();
  return { key: 'cancelFreeUntil', values: { deadline: instantText(reservation, deadline, locale) } };
}

const tellAccepted: Tell = (reservation, context) => {
  const hasStarted = Date.parse(reservation.startDateTime) <= context.now.getTime();
  if (reservation.proposedTimes && !hasStarted) return [{ key: 'timesProposed' }];
  const isPaidThere = reservation.payment.kind === 'OFFICE';
  return [
    ...(hasStarted
      ? [{ key: 'sessionNow' } as const]
      : reservation.history.at(-1)?.event === 'MOVED_BY_STAFF'
        ? [{ key: 'movedByPractice' } as const]
        : []),
    placeOf(reservation, context.address),
    ...(isPaidThere ? [{ key: 'payAtOffice', values: amountOf(reservation, context.locale) } as const] : []),
    ...(hasStarted ? [] : [cancelRule(reservation, context)]),
  ];
};

const tellers: Record<Reservation['status'], Tell> = {
  PENDING_PAYMENT: tellPendingPayment,
  ON_STAND_BY: tellOnStandBy,
  ACCEPTED: tellAccepted,
  REJECTED: tellRejected,
  CANCELLED: tellCancelled,
  EXPIRED: tellExpired,
  COMPLETED: tellCompleted,
  NO_SHOW: tellNoShow,
};
