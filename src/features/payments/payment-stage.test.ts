import { describe, expect, test } from 'vitest';
import type { Reservation } from '#contract/booking/booking.schema.ts';
import type { ManualPaymentStatus } from '#contract/payment/manual-payment-status.ts';
import { isHoldOver, paymentStageOf } from './payment-stage.ts';

const stage = (
  status: Reservation['status'],
  manual: ManualPaymentStatus | null,
  { kind = 'MONEY_ORDER', event = 'CREATED' }: { kind?: 'MONEY_ORDER' | 'OFFICE'; event?: string } = {},
) =>
  paymentStageOf({
    status,
    history: [{ event, from: null, to: status, by: 'SYSTEM', at: '2026-11-20T10:00:00Z', reason: null }],
    payment: {
      kind,
      amountMillimes: 80_000,
      isSettled: false,
      cardPayment: null,
      receipts: [],
      manualPayment: manual && {
        id: 'm',
        reservationId: 'r',
        status: manual,
        transferCode: null,
        amountMillimes: 80_000,
        amountReceivedMillimes: null,
        refund: null,
        file: null,
        capturedAt: null,
        reason: null,
        resubmissionCount: 0,
        submittedAt: null,
      },
    },
  });

describe('what the payment page is for', () => {
  test.each([
    ['PENDING_PAYMENT', null, 'TO_SEND'],
    ['PENDING_PAYMENT', 'AWAITING_PROOF', 'TO_SEND'],
    ['PENDING_PAYMENT', 'PROOF_REJECTED', 'TO_SEND'],
    ['EXPIRED', 'ABANDONED', 'TO_SEND'],
    ['ON_STAND_BY', 'SUBMITTED', 'RECEIVED'],
    ['ACCEPTED', 'VALIDATED', 'SETTLED'],
    ['CANCELLED', 'REFUND_TO_CHECK', 'REFUND_TO_CHECK'],
    ['CANCELLED', 'REFUND_DUE', 'REFUND_DUE'],
    ['EXPIRED', 'REFUND_DUE', 'REFUND_DUE'],
    ['CANCELLED', 'REFUNDED', 'REFUNDED'],
    ['CANCELLED', 'ABANDONED', 'CLOSED'],
    ['REJECTED', null, 'CLOSED'],
  ] as const)('%s with %s: %s', (status, manual, expected) => expect(stage(status, manual)).toBe(expected));

  test('a session paid at the desk has no proof to send', () => {
    expect(stage('ACCEPTED', null, { kind: 'OFFICE' })).toBe('CLOSED');
  });

  test('a proof of what is lost is told apart by what lost the slot', () => {
    expect(stage('EXPIRED', 'REFUND_TO_CHECK', { event: 'HOLD_OVER' })).toBe('TOO_LATE');
    expect(stage('EXPIRED', 'REFUND_TO_CHECK', { event: 'START_PASSED' })).toBe('REFUND_TO_CHECK');
  });
});

test('a hold is over at its instant, or once the reservation has expired', () => {
  const now = new Date('2026-11-20T10:00:00Z');
  expect(isHoldOver({ status: 'PENDING_PAYMENT', holdUntil: '2026-11-20T10:00:01Z' }, now)).toBe(false);
  expect(isHoldOver({ status: 'PENDING_PAYMENT', holdUntil: '2026-11-20T10:00:00Z' }, now)).toBe(true);
  expect(isHoldOver({ status: 'EXPIRED', holdUntil: null }, now)).toBe(true);
});
