import { and, asc, desc, eq, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../database/connect.ts';
import { accounts } from '../auth/auth.tables.ts';
import { isIdentityKnown } from '../auth/identity-known.ts';
import { files } from '../bucket/bucket.tables.ts';
import { findCardPaymentsOf, type CardPaymentRow } from '../payment/card-payments.queries.ts';
import { findChangesOf } from '../payment/payment.queries.ts';
import { manualPayments, type manualPaymentChanges } from '../payment/payment.tables.ts';
import { findReceiptsOf } from '../payment/receipts.queries.ts';
import type { receipts } from '../payment/receipts.tables.ts';
import { services, therapists } from '../therapist/therapist.tables.ts';
import { reservationHistory, reservations, schedules } from './booking.tables.ts';

const withNames = {
  reservation: getTableColumns(reservations),
  therapist: { slug: therapists.slug, fullName: therapists.fullName, userId: therapists.userId, videoLink: therapists.videoLink },
  timeZone: schedules.timeZone,
  service: { name: services.name, durationMinutes: services.durationMinutes },
  client: {
    authID: accounts.id,
    userName: accounts.userName,
    firstName: accounts.firstName,
    lastName: accounts.lastName,
    phoneNumber: accounts.phoneNumber,
    isIdentityKnown: sql<boolean>`${isIdentityKnown}`,
    isDiscreet: accounts.isDiscreet,
    mailRefusedAt: accounts.mailRefusedAt,
  },
};

const baseQuery = (db: Db) =>
  db
    .select(withNames)
    .from(reservations)
    .innerJoin(therapists, eq(therapists.id, reservations.therapistId))
    .innerJoin(services, eq(services.id, reservations.serviceId))
    .innerJoin(accounts, eq(accounts.id, reservations.userId))
    .leftJoin(schedules, eq(schedules.userId, therapists.userId));

type NamedReservation = Awaited<ReturnType<typeof baseQuery>>[number];

/** A reservation with everything that is shown of it. */
export interface ReservationView extends NamedReservation {
  readonly history: readonly (typeof reservationHistory.$inferSelect)[];
  /** The latest one; an abandoned one may stand behind it. */
  readonly payment: {
    readonly row: typeof manualPayments.$inferSelect;
    readonly file: typeof files.$inferSelect | null;
    /** What staff have written down about it, the earliest first. */
    readonly changes: readonly (typeof manualPaymentChanges.$inferSelect)[];
  } | null;
  /** The one that counts, where there are several. */
  readonly cardPayment: CardPaymentRow | null;
  readonly receipts: readonly (typeof receipts.$inferSelect)[];
}

export interface ReservationOrder {
  readonly field: 'startDateTime' | 'createdAt';
  readonly direction: 'asc' | 'desc';
}

/** A page of reservations: six queries, however many rows. */
export async function findReservations(
  db: Db,
  where: SQL | undefined,
  { field, direction }: ReservationOrder,
  limit: number,
  offset: number,
): Promise<ReservationView[]> {
  const towards = direction === 'asc' ? asc : desc;
  const rows = await baseQuery(db).where(where).orderBy(towards(reservations[field]), towards(reservations.id)).limit(limit).offset(offset);
  return withHistoryAndPayment(db, rows);
}

/** What a reservation has gone through, the earliest first. */
export const readHistory = (db: Db, id: string): Promise<(typeof reservationHistory.$inferSelect)[]> =>
  db.select().from(reservationHistory).where(eq(reservationHistory.reservationId, id)).orderBy(asc(reservationHistory.id));

export async function findReservation(db: Db, id: string): Promise<ReservationView | null> {
  const [view] = await withHistoryAndPayment(db, await baseQuery(db).where(eq(reservations.id, id)));
  return view ?? null;
}

/** The reservation that a client's item made, if it already did. */
export async function findReservationOfItem(db: Db, userId: string, clientItemId: string): Promise<ReservationView | null> {
  const mine = and(eq(reservations.userId, userId), eq(reservations.clientItemId, clientItemId));
  const [view] = await withHistoryAndPayment(db, await baseQuery(db).where(mine));
  return view ?? null;
}

async function withHistoryAndPayment(db: Db, rows: NamedReservation[]): Promise<ReservationView[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ reservation }) => reservation.id);
  // One after the other: inside a transaction there is one connection.
  const history = await db
    .select()
    .from(reservationHistory)
    .where(inArray(reservationHistory.reservationId, ids))
    .orderBy(asc(reservationHistory.id));
  const payments = await db
    .select({ row: manualPayments, file: files })
    .from(manualPayments)
    .leftJoin(files, eq(files.id, manualPayments.fileId))
    .where(inArray(manualPayments.reservationId, ids))
    .orderBy(asc(manualPayments.createdAt), asc(manualPayments.id));
  const cardPaymentOf = new Map((await findCardPaymentsOf(db, ids)).map((payment) => [payment.reservationId, payment]));
  const changes = await findChangesOf(
    db,
    payments.map(({ row }) => row.id),
  );
  const paymentOf = new Map(
    payments.map((payment) => [
      payment.row.reservationId,
      { ...payment, changes: changes.filter(({ manualPaymentId }) => manualPaymentId === payment.row.id) },
    ]),
  );
  const issued = await findReceiptsOf(db, ids);
  return rows.map((row) => ({
    ...row,
    history: history.filter(({ reservationId }) => reservationId === row.reservation.id),
    payment: paymentOf.get(row.reservation.id) ?? null,
    cardPayment: cardPaymentOf.get(row.reservation.id) ?? null,
    receipts: issued.filter(({ reservationId }) => reservationId === row.reservation.id),
  }));
}
