import { describe, expect, test } from 'vitest';
import { aReservation, hoursAfter, paymentInState, testNow } from '#src/features/reservations/reservation-for-test.ts';
import { staffActions } from './staff-actions.ts';

const actionsOn = (told: Parameters<typeof aReservation>[0]) => staffActions(aReservation(told), testNow);

describe('what staff may do', () => {
  test('approve only what is paid, and say what is missing', () => {
    expect(actionsOn({ payment: paymentInState('VALIDATED') })).toMatchObject({ isApprovable: true, whyNotApprovable: null });
    expect(actionsOn({ payment: paymentInState('OFFICE') }).whyNotApprovable).toBeNull();
    expect(actionsOn({ payment: paymentInState('SUBMITTED') })).toMatchObject({ canCheckProof: true, whyNotApprovable: 'whyProofToCheck' });
    expect(actionsOn({ payment: paymentInState('AWAITING_PROOF') }).whyNotApprovable).toBe('whyProofMissing');
    expect(actionsOn({ payment: paymentInState('ONLINE_PENDING') }).whyNotApprovable).toBe('whyOnlinePending');
    expect(actionsOn({ payment: paymentInState('VALIDATED'), startDateTime: hoursAfter(-1) }).whyNotApprovable).toBe('whyStarted');
  });

  test('say whether money came for what is lost, while nobody has', () => {
    const lost = { status: 'CANCELLED', payment: paymentInState('REFUND_TO_CHECK') } as const;
    expect(actionsOn(lost)).toMatchObject({ isMoneyToCheck: true, canCheckProof: false, isApprovable: false });
    expect(actionsOn({ ...lost, payment: paymentInState('REFUND_DUE') }).isMoneyToCheck).toBe(false);
  });

  test('reject what is to be decided, cancel what keeps its slot', () => {
    expect(actionsOn({ status: 'ON_STAND_BY' })).toMatchObject({ canReject: true, canCancel: true, canNoteNoShow: false });
    expect(actionsOn({ status: 'ACCEPTED' })).toMatchObject({ isApprovable: false, canReject: false, canCancel: true });
    expect(actionsOn({ status: 'PENDING_PAYMENT' })).toMatchObject({ canReject: false, canCancel: true, canFreeHold: true });
    expect(actionsOn({ status: 'ON_STAND_BY' }).canFreeHold).toBe(false);
    expect(actionsOn({ status: 'REJECTED' })).toMatchObject({ canReject: false, canCancel: false, isApprovable: false });
  });

  test('give back what was kept, once the appointment is over', () => {
    const kept = paymentInState('VALIDATED');
    for (const status of ['CANCELLED', 'NO_SHOW', 'COMPLETED'] as const)
      expect(actionsOn({ status, payment: kept }).grantableId).toBe(kept.manualPayment?.id);
    expect(actionsOn({ status: 'ACCEPTED', payment: kept }).grantableId).toBeNull();
    expect(actionsOn({ status: 'CANCELLED', payment: paymentInState('REFUND_DUE') }).grantableId).toBeNull();
    expect(actionsOn({ status: 'COMPLETED', payment: paymentInState('OFFICE') }).grantableId).toBeNull();
  });

  test('note an absence from the start on', () => {
    const started = { startDateTime: hoursAfter(-0.1), endDateTime: hoursAfter(1) };
    expect(actionsOn({ status: 'ACCEPTED', ...started }).canNoteNoShow).toBe(true);
    expect(actionsOn({ status: 'COMPLETED', ...started }).canNoteNoShow).toBe(true);
    expect(actionsOn({ status: 'ACCEPTED' }).canNoteNoShow).toBe(false);
    expect(actionsOn({ status: 'ACCEPTED' }).canMove).toBe(true);
    expect(actionsOn({ status: 'ON_STAND_BY' }).canMove).toBe(true);
    expect(actionsOn({ status: 'ACCEPTED', ...started }).canMove).toBe(false);
    expect(actionsOn({ status: 'PENDING_PAYMENT' }).canMove).toBe(false);
    expect(actionsOn({ status: 'NO_SHOW', ...started }).canNoteNoShow).toBe(false);
  });
});
