import { describe, expect, test } from 'vitest';
import { reservationStatuses } from '#contract/booking/reservation-status.ts';
import { cardPaymentStatuses } from '#contract/payment/card-payment-status.ts';
import { cardStageOf } from './card-stage.ts';

describe('what a person is shown of a payment by card', () => {
  test.each([
    [null, 'PENDING_PAYMENT', 'TO_PAY'],
    ['PENDING', 'PENDING_PAYMENT', 'TO_PAY'],
    ['EXPIRED', 'PENDING_PAYMENT', 'TO_PAY'],
    [null, 'ON_STAND_BY', 'TO_PAY'],
    ['SUCCEEDED', 'ON_STAND_BY', 'PAID'],
    ['SUCCEEDED', 'ACCEPTED', 'FINALISED'],
    ['SUCCEEDED', 'NO_SHOW', 'FINALISED'],
    ['SUCCEEDED', 'CANCELLED', 'CLOSED'],
    ['REFUND_DUE', 'ON_STAND_BY', 'PAID_TWICE'],
    ['REFUND_DUE', 'ACCEPTED', 'PAID_TWICE'],
    ['REFUND_DUE', 'EXPIRED', 'REFUND_DUE'],
    ['FAILED', 'CANCELLED', 'FAILED'],
    ['PENDING', 'CANCELLED', 'CLOSED'],
    ['PENDING', 'EXPIRED', 'TOO_LATE'],
    [null, 'EXPIRED', 'TOO_LATE'],
  ] as const)('%s of one that is %s: %s', (payment, reservation, stage) => {
    expect(cardStageOf(payment, reservation)).toBe(stage);
  });

  test('money that is due back is told whatever has become of the reservation', () => {
    for (const status of reservationStatuses) {
      expect(['REFUND_DUE', 'PAID_TWICE']).toContain(cardStageOf('REFUND_DUE', status));
      expect(cardStageOf('REFUNDED', status)).toBe('REFUNDED');
    }
  });

  test('nobody who has paid is asked to pay', () => {
    const paid = cardPaymentStatuses.filter((status) => ['SUCCEEDED', 'REFUND_DUE', 'REFUNDED'].includes(status));
    for (const payment of paid) for (const status of reservationStatuses) expect(cardStageOf(payment, status)).not.toBe('TO_PAY');
  });
});
