import { and, asc, desc, eq, getTableColumns, inArray, ne, sql, type SQL } from 'drizzle-orm';
import { blockingStatuses } from '#contract/booking/reservation-status.ts';
import { liveManualPaymentStatuses } from '#contract/payment/manual-payment-status.ts';
import type { Db } from '../../database/connect.ts';
import { reservations } from '../booking/booking.tables.ts';
import type { ReservationRow } from '../booking/change-reservation-status.ts';
import { isTherapistAway } from '../booking/days-off.queries.ts';
import { files } from '../bucket/bucket.tables.ts';
import { manualPaymentChanges, manualPayments } from './payment.tables.ts';

export type PaymentRow = typeof manualPayments.$inferSelect;

const selectPayments = (db: Db) =>
  db
    .select({ payment: getTableColumns(manualPayments), file: getTableColumns(files), reservation: getTableColumns(reservations) })
    .from(manualPayments)
    .innerJoin(reservations, eq(reservations.id, manualPayments.reservationId))
    .leftJoin(files, eq(files.id, manualPayments.fileId))
    .$dynamic();

/** A money order with its proof and its reservation. */
export type PaymentView = Awaited<ReturnType<typeof selectPayments>>[number];

export function findPayments(db: Db, where: SQL | undefined, order: SQL[], limit: number, offset: number): Promise<PaymentView[]> {
  return selectPayments(db)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
}

export async function findPayment(db: Db, id: string, where?: SQL): Promise<PaymentView | undefined> {
  const [view] = await selectPayments(db).where(and(eq(manualPayments.id, id), where));
  return view;
}

export async function countPaymentsUpTo(db: Db, where: SQL | undefined, atMost: number): Promise<number> {
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(manualPayments)
    .innerJoin(reservations, eq(reservations.id, manualPayments.reservationId))
    .where(where)
    .limit(atMost)
    .as('some');
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(some);
  return row?.count ?? 0;
}

/** The money order of a reservation: the live one, else the last there was. */
export async function findPaymentOf(db: Db, reservationId: string): Promise<PaymentRow | undefined> {
  const isLive = inArray(manualPayments.status, [...liveManualPaymentStatuses]);
  const [row] = await db
    .select()
    .from(manualPayments)
    .where(eq(manualPayments.reservationId, reservationId))
    .orderBy(desc(isLive), desc(manualPayments.createdAt), desc(manualPayments.id))
    .limit(1);
  return row;
}

/** What was written down about some money orders, the earliest first. */
export async function findChangesOf(db: Db, paymentIds: readonly string[]): Promise<(typeof manualPaymentChanges.$inferSelect)[]> {
  if (paymentIds.length === 0) return [];
  return db
    .select()
    .from(manualPaymentChanges)
    .where(inArray(manualPaymentChanges.manualPaymentId, [...paymentIds]))
    .orderBy(asc(manualPaymentChanges.id));
}

/** Reads a money order and keeps others from changing it until the transaction ends; its reservation is locked first. */
export async function lockPayment(tx: Db, id: string): Promise<PaymentRow | undefined> {
  const [row] = await tx.select().from(manualPayments).where(eq(manualPayments.id, id)).for('update');
  return row;
}

/**
 * Whether the slot of a lost reservation can be given back: nobody else has it, and the practitioner is there. Certain only
 * after `clearTheWay`, until the transaction ends.
 */
export async function isSlotStillFree(tx: Db, reservation: ReservationRow): Promise<boolean> {
  const { id, therapistId, blockedRange, startDateTime, endDateTime } = reservation;
  const [other] = await tx
    .select({ id: reservations.id })
    .from(reservations)
    .where(
      and(
        eq(reservations.therapistId, therapistId),
        ne(reservations.id, id),
        inArray(reservations.status, [...blockingStatuses]),
        sql`${reservations.blockedRange} && ${blockedRange}::tstzrange`,
      ),
    )
    .limit(1);
  if (other !== undefined) return false;
  return !(await isTherapistAway(tx, therapistId, { start: startDateTime, end: endDateTime }));
}
