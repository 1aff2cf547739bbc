import { inArray } from 'drizzle-orm';
import { refundStatuses, type RefundStatus } from '#contract/payment/refund-status.ts';
import type { Refund } from '#contract/payment/refunds.schema.ts';
import type { Db } from '../../database/connect.ts';
import type { Deps } from '../../deps.ts';
import { reservations } from '../booking/booking.tables.ts';
import { presentPracticeReservation } from '../booking/present-reservation.ts';
import { findReservations } from '../booking/reservation.queries.ts';
import { paidRefundOf } from './paid-refund.ts';
import { refundAmountOf } from './refund-amount.ts';
import { cardPaymentsByIds, manualPaymentsByIds } from './refunds.queries.ts';

const isRefundStatus = (status: string): status is RefundStatus => refundStatuses.some((known) => known === status);

/** Payments that are owed or given back, in the order of their ids, with the reservations they were made for. */
export async function readRefunds(db: Db, ids: readonly string[]): Promise<Refund[]> {
  if (ids.length === 0) return [];
  const payments = [
    ...(await manualPaymentsByIds(db, ids)).map((row) => ({
      row,
      method: 'MONEY_ORDER' as const,
      amountMillimes: refundAmountOf(row),
      paidUnder: row.transferCode,
    })),
    ...(await cardPaymentsByIds(db, ids)).map((row) => ({
      row,
      method: 'ONLINE' as const,
      amountMillimes: row.amountMillimes,
      paidUnder: row.paymentRef,
    })),
  ];
  const reservationIds = payments.map(({ row }) => row.reservationId);
  const order = { field: 'createdAt', direction: 'asc' } as const;
  const views = await findReservations(db, inArray(reservations.id, reservationIds), order, reservationIds.length, 0);
  const reservationOf = new Map(views.map((view) => [view.reservation.id, presentPracticeReservation(view)]));
  const refunds = payments.flatMap(({ row, ...told }): Refund[] => {
    const [reservation, { status }] = [reservationOf.get(row.reservationId), row];
    if (!reservation || !isRefundStatus(status)) return [];
    const since = (row.refundSince ?? row.updatedAt).toISOString();
    return [{ id: row.id, ...told, status, since, paid: paidRefundOf(row), reservation }];
  });
  const refundOf = new Map(refunds.map((refund) => [refund.id, refund]));
  return ids.flatMap((id) => refundOf.get(id) ?? []);
}

export async function readRefund({ db }: Deps, id: string): Promise<Refund | undefined> {
  const [found] = await readRefunds(db, [id]);
  return found;
}
