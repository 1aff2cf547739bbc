import { and, asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { RefundStatus } from '#contract/payment/refund-status.ts';
import type { Db } from '../../database/connect.ts';
import { reservations } from '../booking/booking.tables.ts';
import { cardPayments, manualPayments } from './payment.tables.ts';

/** The payments of both kinds in one status, each with the instant it is awaited since, or the day it was given back. */
function refundsOf(db: Db, status: RefundStatus, scope: SQL | undefined) {
  const byMoneyOrder = db
    .select({
      id: sql<string>`${manualPayments.id}`.as('id'),
      amountMillimes: sql<number>`coalesce(${manualPayments.amountReceivedMillimes}, ${manualPayments.amountMillimes})`.as('amount'),
      since: sql<Date>`coalesce(${manualPayments.refundSince}, ${manualPayments.updatedAt})`.as('since'),
      refundedOn: sql<string | null>`${manualPayments.refundedOn}`.as('paid_on'),
    })
    .from(manualPayments)
    .innerJoin(reservations, eq(reservations.id, manualPayments.reservationId))
    .where(and(eq(manualPayments.status, status), scope));
  const byCard = db
    .select({
      id: sql<string>`${cardPayments.id}`.as('id'),
      amountMillimes: sql<number>`${cardPayments.amountMillimes}`.as('amount'),
      since: sql<Date>`coalesce(${cardPayments.refundSince}, ${cardPayments.updatedAt})`.as('since'),
      refundedOn: sql<string | null>`${cardPayments.refundedOn}`.as('paid_on'),
    })
    .from(cardPayments)
    .innerJoin(reservations, eq(reservations.id, cardPayments.reservationId))
    .where(and(sql`${cardPayments.status} = ${status}`, scope));
  return unionAll(byMoneyOrder, byCard).as('refunds');
}

/** The ids of payments of either kind, the longest awaited first; of those given back the latest first. */
export async function findRefundIds(
  db: Db,
  status: RefundStatus,
  scope: SQL | undefined,
  limit: number,
  offset: number,
): Promise<string[]> {
  const all = refundsOf(db, status, scope);
  const order =
    status === 'REFUNDED' ? [sql`${all.refundedOn} desc nulls last`, desc(all.since), desc(all.id)] : [asc(all.since), asc(all.id)];
  const rows = await db
    .select({ id: all.id })
    .from(all)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  return rows.map(({ id }) => id);
}

/** How many there are and what they come to, in millimes. */
export async function sumRefunds(db: Db, status: RefundStatus, scope: SQL | undefined): Promise<{ count: number; totalMillimes: number }> {
  const all = refundsOf(db, status, scope);
  const [row] = await db
    .select({ count: sql<number>`count(*)::int`, totalMillimes: sql<number>`coalesce(sum(${all.amountMillimes}), 0)::float8` })
    .from(all);
  return row ?? { count: 0, totalMillimes: 0 };
}

export const manualPaymentsByIds = (db: Db, ids: readonly string[]) =>
  db
    .select()
    .from(manualPayments)
    .where(inArray(manualPayments.id, [...ids]));

export const cardPaymentsByIds = (db: Db, ids: readonly string[]) =>
  db
    .select()
    .from(cardPayments)
    .where(inArray(cardPayments.id, [...ids]));
