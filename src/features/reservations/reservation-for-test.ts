import type { PracticeReservation } from '#contract/booking/practice-reservation.schema.ts';
import type { PracticeManualPayment } from '#contract/payment/practice-payment.schema.ts';
import type { PaymentState } from './payment-state.ts';

export const testNow = new Date('2026-11-16T08:00:00Z');
export const hoursAfter = (hours: number) => new Date(testNow.getTime() + hours * 3_600_000).toISOString();

/** A reservation of the tests, three days ahead unless told otherwise. */
export function aReservation(told: Partial<PracticeReservation> = {}): PracticeReservation {
  return {
    id: '6affe5bb0186a12b47586097',
    userId: '6affe5bb0186a12b47586001',
    therapistId: '6affe5bb0186a12b47586002',
    therapist: { slug: 'amel-ben-salah', fullName: 'Amel Ben Salah', timeZone: 'Africa/Tunis', userId: '6affe5bb0186a12b47586004' },
    serviceId: '6affe5bb0186a12b47586003',
    service: { name: { fr: 'Consultation', en: 'Consultation' }, durationMinutes: 50 },
    mode: 'OFFICE',
    startDateTime: hoursAfter(72),
    endDateTime: hoursAfter(73),
    sessionDuration: 60,
    priceMillimes: 80_000,
    status: 'ON_STAND_BY',
    statusReason: null,
    payment: paymentInState('SUBMITTED'),
    holdUntil: hoursAfter(24),
    note: null,
    late: false,
    rescheduleCount: 0,
    proposedTimes: null,
    videoLink: null,
    approvedAt: null,
    history: [],
    createdAt: hoursAfter(-24),
    client: {
      authID: '6affe5bb0186a12b47586001',
      userName: 'client',
      firstName: 'Salma',
      lastName: 'Trabelsi',
      phoneNumber: '+21620000001',
      isIdentityKnown: true,
      isDiscreet: false,
      mailRefusedAt: null,
    },
    ...told,
  };
}

/** A payment in a state, whichever way it is paid. */
export function paymentInState(state: PaymentState, told: Partial<PracticeManualPayment> = {}): PracticeReservation['payment'] {
  const amountMillimes = 80_000;
  const nothing = { amountMillimes, manualPayment: null, cardPayment: null, receipts: [] };
  if (state === 'OFFICE') return { ...nothing, kind: 'OFFICE', isSettled: true };
  if (state === 'ONLINE_PENDING' || state === 'ONLINE_SETTLED')
    return { ...nothing, kind: 'ONLINE', isSettled: state === 'ONLINE_SETTLED' };
  if (state === 'NONE') return { ...nothing, kind: 'MONEY_ORDER', isSettled: false };
  const manualPayment: PracticeManualPayment = {
    id: '6affe5bb0186a12b47586004',
    reservationId: '6affe5bb0186a12b47586097',
    status: state,
    transferCode: 'MD7K42PX19',
    amountMillimes,
    amountReceivedMillimes: null,
    refund: null,
    note: null,
    changes: [],
    file: null,
    capturedAt: null,
    reason: null,
    resubmissionCount: 0,
    submittedAt: null,
    ...told,
  };
  return { ...nothing, kind: 'MONEY_ORDER', isSettled: state === 'VALIDATED', manualPayment };
}
