import { and, eq, getTableColumns, inArray, or, sql, type SQL } from 'drizzle-orm';
import { liveCardPaymentStatuses } from '#contract/payment/card-payment-status.ts';
import type { Db } from '../../database/connect.ts';
import { reservations } from '../booking/booking.tables.ts';
import { cardPayments } from './payment.tables.ts';

export type CardPaymentRow = typeof cardPayments.$inferSelect;

const selectCardPayments = (db: Db) =>
  db
    .select({ payment: getTableColumns(cardPayments), reservation: getTableColumns(reservations) })
    .from(cardPayments)
    .innerJoin(reservations, eq(reservations.id, cardPayments.reservationId))
    .$dynamic();

/** A card payment with its reservation. */
export type CardPaymentView = Awaited<ReturnType<typeof selectCardPayments>>[number];

export async function findCardPayment(db: Db, id: string, where?: SQL): Promise<CardPaymentView | undefined> {
  const [view] = await selectCardPayments(db).where(and(eq(cardPayments.id, id), where));
  return view;
}

/** By the provider's name of it, or ours: the page a provider sends people back to is named before the provider has answered. */
export async function findCardPaymentByReference(db: Db, reference: string): Promise<CardPaymentView | undefined> {
  const [view] = await selectCardPayments(db).where(or(eq(cardPayments.paymentRef, reference), eq(cardPayments.id, reference)));
  return view;
}

/** The one card payment of a reservation that is open or made. */
export async function findLiveCardPayment(tx: Db, reservationId: string): Promise<CardPaymentRow | undefined> {
  const isLive = inArray(cardPayments.status, [...liveCardPaymentStatuses]);
  const [row] = await tx
    .select()
    .from(cardPayments)
    .where(and(eq(cardPayments.reservationId, reservationId), isLive));
  return row;
}

/** Of several payments of one reservation, the one that counts comes last: what is paid, then what is due back, then what is open. */
const weight = sql`array_position(array['EXPIRED', 'FAILED', 'PENDING', 'REFUNDED', 'REFUND_DUE', 'SUCCEEDED'], ${cardPayments.status})`;

/** The card payments of some reservations, of each the one that counts last. */
export function findCardPaymentsOf(db: Db, reservationIds: readonly string[]): Promise<CardPaymentRow[]> {
  return db
    .select()
    .from(cardPayments)
    .where(inArray(cardPayments.reservationId, [...reservationIds]))
    .orderBy(weight, cardPayments.createdAt, cardPayments.id);
}

/** Reads a card payment and keeps others from changing it until the transaction ends; its reservation is locked first. */
export async function lockCardPayment(tx: Db, id: string): Promise<CardPaymentRow | undefined> {
  const [row] = await tx.select().from(cardPayments).where(eq(cardPayments.id, id)).for('update');
  return row;
}
