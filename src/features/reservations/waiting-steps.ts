import type { Reservation } from '#contract/booking/booking.schema.ts';
import { maxProofResubmissions } from '#contract/constants.ts';
import type { MessageKey } from '#src/page/namespaces.ts';
import { paymentStateOf, type PaymentState } from './payment-state.ts';
import { amountOf, withDeadline, type NextStepContext, type Sentence, type Tell } from './sentence.ts';

const answerAwaited = {
  SUBMITTED: 'proofReceived',
  VALIDATED: 'paymentValidated',
  ONLINE_SETTLED: 'onlinePaid',
  OFFICE: 'officeWaiting',
} as const satisfies Partial<Record<PaymentState, MessageKey<'reservations'>>>;

const isAnswerAwaited = (state: PaymentState): state is keyof typeof answerAwaited => state in answerAwaited;

const practiceAnswers = (reservation: Reservation, state: keyof typeof answerAwaited, { locale }: NextStepContext): Sentence => ({
  key: answerAwaited[state],
  values: { therapist: reservation.therapist.fullName, ...amountOf(reservation, locale) },
});

const proofRefused: Tell = (reservation, context) => {
  const { manualPayment } = reservation.payment;
  const count = maxProofResubmissions - (manualPayment?.resubmissionCount ?? 0);
  return [
    { key: 'proofRefused', reason: manualPayment?.reason ?? null },
    count > 0 ? withDeadline(reservation, context, ['sendAnother', 'sendAnotherOpen'], { count }) : { key: 'writeToPractice' },
  ];
};

/** The slot is held until it is paid. */
export const tellPendingPayment: Tell = (reservation, context) => {
  const state = paymentStateOf(reservation);
  if (isAnswerAwaited(state)) return [practiceAnswers(reservation, state, context)];
  if (state === 'PROOF_REJECTED') return proofRefused(reservation, context);
  if (state === 'ONLINE_PENDING') return [withDeadline(reservation, context, ['payOnline', 'payOnlineOpen'])];
  return [withDeadline(reservation, context, ['awaitingProof', 'awaitingProofOpen'])];
};

/** The practice is to answer; a booking taken by phone may not be paid yet. */
export const tellOnStandBy: Tell = (reservation, context) => {
  const state = paymentStateOf(reservation);
  const moved: Sentence[] = reservation.history.at(-1)?.event === 'MOVED' ? [{ key: 'movedByYou' }] : [];
  if (isAnswerAwaited(state)) return [...moved, practiceAnswers(reservation, state, context)];
  if (state === 'PROOF_REJECTED') return [...moved, ...proofRefused(reservation, context)];
  return [...moved, { key: state === 'ONLINE_PENDING' ? 'requestUnpaidOnline' : 'requestUnpaid' }];
};
