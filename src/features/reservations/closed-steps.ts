import type { Reservation } from '#contract/booking/booking.schema.ts';
import { formatMillimes } from '#contract/payment/money-in-words.ts';
import { formatInstant } from '#contract/dates-in-words.ts';
import { isLateProofPossible, lateProofDeadline } from './late-proof.ts';
import { paymentStateOf } from './payment-state.ts';
import { becauseOf, instantText, type Tell } from './sentence.ts';

/** What becomes of the money of a reservation that will not take place. */
const refund: Tell = (reservation, { locale }) => {
  const state = paymentStateOf(reservation);
  const { manualPayment, cardPayment } = reservation.payment;
  const values = { amount: formatMillimes(manualPayment?.amountReceivedMillimes ?? reservation.payment.amountMillimes, locale) };
  if (state === 'REFUND_TO_CHECK') return [{ key: 'refundToCheck', values }];
  if (state === 'REFUND_DUE') return [{ key: 'refundDue', values }];
  const paid = manualPayment?.refund ?? cardPayment?.refund;
  if (state === 'REFUNDED' && paid) {
    const date = formatInstant(`${paid.refundedOn}T12:00:00Z`, 'date', locale, reservation.therapist.timeZone);
    return [{ key: 'refunded', values: { ...values, date, reference: paid.reference } }];
  }
  if (state === 'OFFICE' || state === 'VALIDATED' || state === 'SUBMITTED' || state === 'ONLINE_SETTLED') return [];
  if (!manualPayment?.file) return [{ key: 'nothingReceived' }];
  // Refused for good, the reservation itself gives the reason.
  const isLookedFor = manualPayment.reason !== null && manualPayment.reason !== reservation.statusReason;
  return [becauseOf('moneyMissing', 'paymentNotValidated', isLookedFor ? manualPayment.reason : null)];
};

/** Where nothing is due by rule, only a refund that the practice has granted is told. */
const grantedRefund: Tell = (reservation, context) =>
  ['REFUND_DUE', 'REFUNDED'].includes(paymentStateOf(reservation)) ? refund(reservation, context) : [];

export const tellRejected: Tell = (reservation, context) => [
  becauseOf('rejected', 'rejectedPlain', reservation.statusReason),
  ...refund(reservation, context),
];

const cancellationOf = ({ history }: Reservation) => history.findLast(({ to }) => to === 'CANCELLED');

export const tellCancelled: Tell = (reservation, context) => {
  const cancellation = cancellationOf(reservation);
  if (cancellation?.event === 'PAYMENT_FAILED') return [{ key: 'paymentFailed' }, ...grantedRefund(reservation, context)];
  if (cancellation?.by === 'CLIENT' && reservation.late) return [{ key: 'cancelledByYouLate' }, ...grantedRefund(reservation, context)];
  const what =
    cancellation?.by === 'CLIENT'
      ? ({ key: 'cancelledByYou' } as const)
      : cancellation?.by === 'STAFF'
        ? becauseOf('cancelledByPractice', 'cancelledByPracticePlain', reservation.statusReason)
        : ({ key: 'cancelledPlain' } as const);
  return [what, ...refund(reservation, context)];
};

export const tellExpired: Tell = (reservation, context) => {
  const wasUndecided = reservation.status === 'ON_STAND_BY' || reservation.history.at(-1)?.event === 'START_PASSED';
  const ended = reservation.history.at(-1)?.event === 'HOLD_FREED' ? 'freedHold' : 'expiredHold';
  const lateDeadline = isLateProofPossible(reservation, context.now) ? lateProofDeadline(reservation) : null;
  if (lateDeadline) {
    const deadline = instantText(reservation, lateDeadline, context.locale);
    return [{ key: ended }, { key: 'lateProof', values: { deadline } }];
  }
  return [{ key: wasUndecided ? 'expiredUndecided' : ended }, ...refund(reservation, context)];
};

export const tellCompleted: Tell = (reservation, context) => [{ key: 'completed' }, ...grantedRefund(reservation, context)];
export const tellNoShow: Tell = (reservation, context) => [{ key: 'noShow' }, ...grantedRefund(reservation, context)];
