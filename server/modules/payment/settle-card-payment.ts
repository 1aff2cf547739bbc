import { desc, eq } from 'drizzle-orm';
import { formerClientId } from '#contract/auth/standing.ts';
import { endsHold } from '#contract/booking/reservation-status.ts';
import { cardPaymentStatusAfter, type CardPaymentEvent } from '#contract/payment/card-payment-status.ts';
import type { Db } from '../../database/connect.ts';
import { withRetries } from '../../database/database-refusal.ts';
import type { Deps } from '../../deps.ts';
import type { CardReport } from '../../gateways/card-provider.ts';
import { reservationHistory } from '../booking/booking.tables.ts';
import { changeReservationStatus, lockReservation, type ReservationRow } from '../booking/change-reservation-status.ts';
import { clearTheWay } from '../booking/clear-the-way.ts';
import {
  findCardPayment,
  findLiveCardPayment,
  lockCardPayment,
  type CardPaymentRow,
  type CardPaymentView,
} from './card-payments.queries.ts';
import { issueReceipts } from './issue-receipts.ts';
import { isSlotStillFree } from './payment.queries.ts';
import { cardPayments } from './payment.tables.ts';

const eventOf = { PAID: 'CONFIRMED', FAILED: 'REFUSED', EXPIRED: 'LAPSED' } as const satisfies Record<
  Exclude<CardReport['outcome'], 'PENDING'>,
  CardPaymentEvent
>;

/** What our row says must be what the provider says, to the millime; anything else moves nothing and is looked at by a person. */
const isAbout = ({ id, amountMillimes }: CardPaymentRow, report: CardReport): boolean =>
  report.orderId === id && report.amountMillimes === amountMillimes && report.currency === 'TND';

/**
 * Brings a card payment, and its reservation with it, to where the provider says it stands. The same report again, an early
 * one and one that came out of turn change nothing that is not so.
 */
export async function settleCardPayment(deps: Deps, id: string, report: CardReport): Promise<void> {
  if (report.outcome === 'PENDING') return;
  const seen = await findCardPayment(deps.db, id);
  if (!seen) return;
  if (cardPaymentStatusAfter(eventOf[report.outcome], seen.payment.status) === null) return;
  if (!isAbout(seen.payment, report)) {
    deps.log.error({ paymentId: id, outcome: report.outcome }, 'a card payment is not what the provider says of it');
    return;
  }
  const { outcome } = report;
  await withRetries(() => deps.db.transaction((tx) => settle(deps, tx, seen, outcome)));
}

async function settle(deps: Deps, tx: Db, seen: CardPaymentView, outcome: keyof typeof eventOf): Promise<void> {
  // The therapist's lock comes before those of the rows, as in a booking, or the two would wait for each other.
  await clearTheWay(deps, tx, seen.reservation.therapistId, seen.reservation.blockedRange);
  const reservation = await lockReservation(tx, seen.reservation.id);
  const payment = await lockCardPayment(tx, seen.payment.id);
  if (!reservation || !payment) return;
  if (outcome === 'PAID') return confirm(deps, tx, reservation, payment);
  const isChanged = await change(deps, tx, payment, eventOf[outcome]);
  if (isChanged && outcome === 'FAILED' && reservation.status === 'PENDING_PAYMENT')
    await changeReservationStatus(deps, tx, reservation, { event: 'PAYMENT_FAILED', by: 'SYSTEM', byAccountId: null });
}

async function confirm(deps: Deps, tx: Db, reservation: ReservationRow, payment: CardPaymentRow): Promise<void> {
  if (cardPaymentStatusAfter('CONFIRMED', payment.status) === null) return;
  const bySystem = { by: 'SYSTEM', byAccountId: null } as const;
  const now = deps.clock.now();
  if (!(await isOnlyPayment(deps, tx, reservation, payment))) {
    await giveBack(deps, tx, reservation, payment);
  } else if (reservation.status === 'PENDING_PAYMENT') {
    await change(deps, tx, payment, 'CONFIRMED');
    await changeReservationStatus(deps, tx, reservation, { event: 'PAYMENT_CONFIRMED', ...bySystem });
  } else if (reservation.status === 'ON_STAND_BY') {
    await change(deps, tx, payment, 'CONFIRMED');
    await deps.events.record(tx, { kind: 'PAYMENT_ARRIVED', paymentId: payment.id, reservationId: reservation.id, at: now.toISOString() });
  } else if (await isRevivable(deps, tx, reservation)) {
    await change(deps, tx, payment, 'CONFIRMED');
    await changeReservationStatus(deps, tx, reservation, { event: 'LATE_PAYMENT_ACCEPTED', ...bySystem });
  } else {
    await giveBack(deps, tx, reservation, payment);
  }
  await issueReceipts(deps, tx, { method: 'ONLINE', id: payment.id }, now);
}

async function giveBack(deps: Deps, tx: Db, reservation: ReservationRow, payment: CardPaymentRow): Promise<void> {
  await change(deps, tx, payment, 'CONFIRMED_IN_VAIN');
  await deps.events.record(tx, {
    kind: 'REFUND_FELL_DUE',
    paymentId: payment.id,
    reservationId: reservation.id,
    at: deps.clock.now().toISOString(),
  });
}

/**
 * False where the reservation is paid already, by a payment opened after this one had lapsed. One that is only open gives way:
 * made all the same, it is given back in its turn.
 */
async function isOnlyPayment(deps: Deps, tx: Db, reservation: ReservationRow, payment: CardPaymentRow): Promise<boolean> {
  const live = await findLiveCardPayment(tx, reservation.id);
  if (!live || live.id === payment.id) return true;
  return change(deps, tx, live, 'LAPSED');
}

/** DOMAIN 3: what lapsed, or failed at first, lives again while its hour is to come and nobody else has it; not for somebody who has left. */
async function isRevivable(deps: Deps, tx: Db, reservation: ReservationRow): Promise<boolean> {
  if (reservation.startDateTime <= deps.clock.now() || reservation.userId === formerClientId) return false;
  const [last] = await tx
    .select({ event: reservationHistory.event })
    .from(reservationHistory)
    .where(eq(reservationHistory.reservationId, reservation.id))
    .orderBy(desc(reservationHistory.id))
    .limit(1);
  if (!endsHold(last?.event) && last?.event !== 'PAYMENT_FAILED') return false;
  return isSlotStillFree(tx, reservation);
}

/** False where the payment is past such a change. */
async function change(deps: Deps, tx: Db, { id, status }: CardPaymentRow, event: CardPaymentEvent): Promise<boolean> {
  const to = cardPaymentStatusAfter(event, status);
  if (to === null) return false;
  const now = deps.clock.now();
  await tx
    .update(cardPayments)
    .set({ status: to, refundSince: to === 'REFUND_DUE' ? now : null, updatedAt: now })
    .where(eq(cardPayments.id, id));
  return true;
}
