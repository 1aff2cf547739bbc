import { and, asc, eq, gt, gte, inArray, isNotNull, lt, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { blockingStatuses } from '#contract/booking/reservation-status.ts';
import type { Db } from '../../database/connect.ts';
import { accounts } from '../auth/auth.tables.ts';
import type { Stretch } from './availability.ts';
import { reservations } from './booking.tables.ts';

/** Of these reservations, those whose client has an earlier accepted appointment with the same therapist. */
export async function findReturning(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const earlier = alias(reservations, 'earlier');
  const isEarlier = and(
    eq(earlier.userId, reservations.userId),
    eq(earlier.therapistId, reservations.therapistId),
    inArray(earlier.status, ['ACCEPTED', 'COMPLETED']),
    lt(earlier.startDateTime, reservations.startDateTime),
  );
  const rows = await db
    .selectDistinct({ id: reservations.id })
    .from(reservations)
    .innerJoin(earlier, isEarlier)
    .where(inArray(reservations.id, [...ids]));
  return new Set(rows.map(({ id }) => id));
}

/** Reservations that take place, took place, were not attended, or hold their slot. */
const stands = (now: Date): SQL | undefined =>
  or(
    inArray(reservations.status, ['ON_STAND_BY', 'ACCEPTED', 'COMPLETED', 'NO_SHOW']),
    and(eq(reservations.status, 'PENDING_PAYMENT'), gt(reservations.holdUntil, now)),
  );

/** Those of them that start within a stretch of time. */
export const startsWithinStretch = ({ start, end }: Stretch, now: Date): SQL | undefined =>
  and(gte(reservations.startDateTime, start), lt(reservations.startDateTime, end), stands(now));

/** Those of them that a stretch of time meets. */
export const meetsStretch = ({ start, end }: Stretch, now: Date): SQL | undefined =>
  and(gt(reservations.endDateTime, start), lt(reservations.startDateTime, end), stands(now));

/** Who has an appointment ahead and could not be written to, once each with their next one, the soonest first. */
export async function findUnreachedClients(db: Db, scope: SQL | undefined, now: Date, limit: number) {
  const soonest = db
    .selectDistinctOn([accounts.id], {
      authID: accounts.id,
      userName: accounts.userName,
      firstName: accounts.firstName,
      lastName: accounts.lastName,
      phoneNumber: accounts.phoneNumber,
      isDiscreet: accounts.isDiscreet,
      mailRefusedAt: sql<Date>`${accounts.mailRefusedAt}`.mapWith(accounts.mailRefusedAt).as('mail_refused_at'),
      startDateTime: reservations.startDateTime,
    })
    .from(reservations)
    .innerJoin(accounts, eq(accounts.id, reservations.userId))
    .where(
      and(scope, isNotNull(accounts.mailRefusedAt), inArray(reservations.status, [...blockingStatuses]), gt(reservations.endDateTime, now)),
    )
    .orderBy(accounts.id, asc(reservations.startDateTime))
    .as('soonest');
  return db.select().from(soonest).orderBy(asc(soonest.startDateTime)).limit(limit);
}
