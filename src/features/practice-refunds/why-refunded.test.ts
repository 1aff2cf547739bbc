import { expect, test } from 'vitest';
import { aReservation, paymentInState } from '#src/features/reservations/reservation-for-test.ts';
import { whyRefunded } from './why-refunded.ts';

type Told = Parameters<typeof aReservation>[0];
const step = (event: string, by: 'CLIENT' | 'STAFF' | 'SYSTEM', to: 'CANCELLED' | 'EXPIRED') =>
  ({ event, by, to, from: 'ON_STAND_BY', at: '2026-11-20T10:00:00Z', reason: null }) as const;

const cases: [string, Told, 'ONLINE' | 'MONEY_ORDER', string, string | null][] = [
  ['refused', { status: 'REJECTED', statusReason: 'Complet.' }, 'MONEY_ORDER', 'why.REJECTED', 'Complet.'],
  [
    'cancelled by the practice',
    { status: 'CANCELLED', statusReason: 'Fermé.', history: [step('CANCELLED_BY_STAFF', 'STAFF', 'CANCELLED')] },
    'ONLINE',
    'why.CANCELLED_BY_PRACTICE',
    'Fermé.',
  ],
  [
    'cancelled in time',
    { status: 'CANCELLED', history: [step('CANCELLED_BY_CLIENT', 'CLIENT', 'CANCELLED')] },
    'ONLINE',
    'why.CANCELLED_BY_CLIENT',
    null,
  ],
  [
    'cancelled late',
    { status: 'CANCELLED', late: true, history: [step('CANCELLED_BY_CLIENT', 'CLIENT', 'CANCELLED')] },
    'MONEY_ORDER',
    'why.GRANTED_LATE',
    null,
  ],
  [
    'paid after its card had been refused',
    { status: 'CANCELLED', history: [step('PAYMENT_FAILED', 'SYSTEM', 'CANCELLED')] },
    'ONLINE',
    'why.TOO_LATE',
    null,
  ],
  ['paid after its hold', { status: 'EXPIRED', history: [step('HOLD_OVER', 'SYSTEM', 'EXPIRED')] }, 'ONLINE', 'why.TOO_LATE', null],
  ['never decided', { status: 'EXPIRED', history: [step('START_PASSED', 'SYSTEM', 'EXPIRED')] }, 'MONEY_ORDER', 'why.UNDECIDED', null],
  ['missed', { status: 'NO_SHOW' }, 'MONEY_ORDER', 'why.GRANTED_NO_SHOW', null],
  ['held', { status: 'COMPLETED' }, 'MONEY_ORDER', 'why.GRANTED', null],
  ['paid twice', { status: 'ACCEPTED', payment: paymentInState('ONLINE_SETTLED') }, 'ONLINE', 'why.PAID_TWICE', null],
];

test.each(cases)('of one that was %s', (_, told, method, key, reason) => {
  expect(whyRefunded({ reservation: aReservation(told), method })).toEqual({ key, reason });
});
