import type { SQL } from 'drizzle-orm';
import type { Db } from '../../database/connect.ts';
import { notFound } from '../../http/problem.ts';
import { lockReservation, type ReservationRow } from '../booking/change-reservation-status.ts';
import { findCardPayment, lockCardPayment, type CardPaymentRow } from './card-payments.queries.ts';
import { findPayment, lockPayment, type PaymentRow } from './payment.queries.ts';

/** A payment of either kind that staff look after, locked with its reservation. */
export type Refundable = { readonly reservation: ReservationRow } & (
  { readonly method: 'MONEY_ORDER'; readonly payment: PaymentRow } | { readonly method: 'ONLINE'; readonly payment: CardPaymentRow }
);

/** Locks a payment until the transaction ends, its reservation first; NOT_FOUND where its reservation is not in the scope. */
export async function lockRefundable(tx: Db, id: string, scope: SQL | undefined): Promise<Refundable> {
  const manual = await findPayment(tx, id, scope);
  const seen = manual ?? (await findCardPayment(tx, id, scope));
  const reservation = seen && (await lockReservation(tx, seen.reservation.id));
  if (!reservation) throw notFound('PAYMENT');
  if (manual) {
    const payment = await lockPayment(tx, id);
    if (payment) return { reservation, method: 'MONEY_ORDER', payment };
  } else {
    const payment = await lockCardPayment(tx, id);
    if (payment) return { reservation, method: 'ONLINE', payment };
  }
  throw notFound('PAYMENT');
}
