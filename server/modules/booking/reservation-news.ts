import type { ReservationStep } from '#contract/booking/reservation-status.ts';
import type { PushAudience, PushKind } from '#contract/client/push-kinds.ts';
import type { PaymentKind } from '#contract/payment/payment.schema.ts';
import type { ReservationView } from './reservation.queries.ts';

type Step = ReservationView['history'][number];
type News = { readonly [A in PushAudience]?: PushKind };

interface Told {
  /** The step that was made, and those before it. */
  readonly step: Step;
  readonly before: readonly Step[];
  readonly paymentKind: PaymentKind;
}

const wasOnStandBy = ({ before }: Told) => before.some(({ to }) => to === 'ON_STAND_BY');

/** The practitioner hears of a reservation once there is something to decide, and of a proof only when it is another one. */
const reachesStandBy = (told: Told): News => {
  if (!wasOnStandBy(told)) return { PRACTICE: 'BOOKING_NEW' };
  return told.step.by === 'STAFF' ? {} : { PRACTICE: 'PROOF_RECEIVED' };
};

/** Nobody is told of what a client has just booked, and not paid yet. */
const isMade = ({ step, paymentKind }: Told): News => {
  if (step.by !== 'STAFF') return {};
  if (step.to === 'ACCEPTED') return { CLIENT: 'BOOKING_ACCEPTED' };
  return paymentKind === 'OFFICE' ? { PRACTICE: 'BOOKING_NEW' } : { CLIENT: 'BOOKING_TO_PAY' };
};

/** DOMAIN 8: who is told what of each step of a reservation. */
const newsOf: { readonly [E in ReservationStep]: null | ((told: Told) => News) } = {
  CREATED: isMade,
  PAYMENT_CONFIRMED: reachesStandBy,
  PROOF_SUBMITTED: reachesStandBy,
  LATE_PAYMENT_ACCEPTED: reachesStandBy,
  PAYMENT_FAILED: () => ({ CLIENT: 'BOOKING_CANCELLED' }),
  HOLD_OVER: () => ({ CLIENT: 'BOOKING_CANCELLED' }),
  HOLD_FREED: () => ({ CLIENT: 'BOOKING_CANCELLED' }),
  START_PASSED: () => ({ CLIENT: 'BOOKING_CANCELLED' }),
  PROOF_REFUSED: () => ({ CLIENT: 'PROOF_REJECTED' }),
  PROOF_REFUSED_FOR_GOOD: () => ({ CLIENT: 'BOOKING_REJECTED' }),
  APPROVED: () => ({ CLIENT: 'BOOKING_ACCEPTED' }),
  REJECTED: () => ({ CLIENT: 'BOOKING_REJECTED' }),
  CANCELLED_BY_STAFF: () => ({ CLIENT: 'BOOKING_CANCELLED' }),
  // One that was never paid was never heard of either.
  CANCELLED_BY_CLIENT: (told) => ({ CLIENT: 'BOOKING_CANCELLED', ...(wasOnStandBy(told) ? { PRACTICE: 'BOOKING_CANCELLED' } : {}) }),
  MOVED: () => ({ CLIENT: 'BOOKING_MOVED', PRACTICE: 'BOOKING_MOVED' }),
  MOVED_BY_STAFF: () => ({ CLIENT: 'BOOKING_MOVED', PRACTICE: 'BOOKING_MOVED' }),
  TIMES_PROPOSED: () => ({ CLIENT: 'BOOKING_TIMES_PROPOSED' }),
  APPROVAL_UNDONE: null,
  END_PASSED: null,
  NOT_ATTENDED: null,
};

/** Whether anyone may have to be told of a step of this kind. */
export const isNews = (change: ReservationStep): boolean => newsOf[change] !== null;

/**
 * Who is told what of one step of a reservation. Nobody of one that another has followed: that one has news of its own,
 * and an approval undone in time was never news. The practitioner is not told of what they did themselves.
 */
export function newsOfStep({ history, therapist, reservation }: ReservationView, historyId: number): News {
  const step = history.at(-1);
  if (step?.id !== historyId) return {};
  const { CLIENT, PRACTICE } = newsOf[step.event]?.({ step, before: history.slice(0, -1), paymentKind: reservation.paymentKind }) ?? {};
  return { ...(CLIENT ? { CLIENT } : {}), ...(PRACTICE && step.byAccountId !== therapist.userId ? { PRACTICE } : {}) };
}
