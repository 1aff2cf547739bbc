import { and, asc, desc, eq, getTableColumns, gte, inArray, lt, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { PaymentMethod } from '#contract/payment/payment.schema.ts';
import type { Db } from '../../database/connect.ts';
import { reservations } from '../booking/booking.tables.ts';
import { receipts } from './receipts.tables.ts';

const corrected = alias(receipts, 'corrected');
const creditNotes = alias(receipts, 'credit_notes');

const selectReceipts = (db: Db) =>
  db
    .select({
      receipt: getTableColumns(receipts),
      corrected: getTableColumns(corrected),
      creditNote: getTableColumns(creditNotes),
      ownerId: reservations.userId,
    })
    .from(receipts)
    .innerJoin(reservations, eq(reservations.id, receipts.reservationId))
    .leftJoin(corrected, eq(corrected.id, receipts.correctsId))
    .leftJoin(creditNotes, eq(creditNotes.correctsId, receipts.id))
    .$dynamic();

/** A receipt or credit note with the other of the two, where there is one. */
export type ReceiptView = Awaited<ReturnType<typeof selectReceipts>>[number];

/** The receipts and credit notes of some reservations, the earliest first. */
export const findReceiptsOf = (db: Db, reservationIds: readonly string[]) =>
  db
    .select()
    .from(receipts)
    .where(inArray(receipts.reservationId, [...reservationIds]))
    .orderBy(asc(receipts.position));

/** Issued from one day until before another (yyyy-MM-dd, in the practice's zone). */
export const isIssuedWithin = (from: string, before: string) => and(gte(receipts.issuedOn, from), lt(receipts.issuedOn, before));

export function findReceipts(db: Db, where: SQL | undefined, limit: number, offset: number): Promise<ReceiptView[]> {
  return selectReceipts(db).where(where).orderBy(desc(receipts.position)).limit(limit).offset(offset);
}

export interface ReceiptSums {
  method: PaymentMethod;
  count: number;
  receivedMillimes: number;
  creditedMillimes: number;
}

/** How many there are of each method and what they come to, in millimes. */
export function sumReceipts(db: Db, where: SQL | undefined): Promise<ReceiptSums[]> {
  const sumOf = (kind: string) =>
    sql<number>`coalesce(sum(${receipts.amountMillimes}) filter (where ${receipts.kind} = ${kind}), 0)::float8`;
  return db
    .select({
      method: receipts.method,
      count: sql<number>`count(*)::int`,
      receivedMillimes: sumOf('RECEIPT'),
      creditedMillimes: sumOf('CREDIT_NOTE'),
    })
    .from(receipts)
    .innerJoin(reservations, eq(reservations.id, receipts.reservationId))
    .where(where)
    .groupBy(receipts.method);
}
