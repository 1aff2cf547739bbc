import { and, asc, eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../database/connect.ts';
import { accounts } from '../auth/auth.tables.ts';
import { services, therapists } from '../therapist/therapist.tables.ts';
import type { Stretch } from './availability.ts';
import { reservations, schedules } from './booking.tables.ts';
import { meetsStretch } from './practice-day.queries.ts';

/** The therapists an agenda has columns for, each with their hours where they have any. */
export const findTherapistsWithHours = (db: Db, onlyUserId: string | undefined) =>
  db
    .select({
      id: therapists.id,
      userId: therapists.userId,
      fullName: therapists.fullName,
      takesBookings: sql<boolean>`exists (select 1 from ${services} where ${services.therapistId} = ${therapists.id} and ${services.isActive})`,
      schedule: getTableColumns(schedules),
    })
    .from(therapists)
    .leftJoin(schedules, eq(schedules.userId, therapists.userId))
    .where(onlyUserId === undefined ? undefined : eq(therapists.userId, onlyUserId))
    .orderBy(asc(therapists.order), asc(therapists.id));

/** The appointments of a stretch of time, with no more than an agenda shows of them; the earliest first. */
export const findAgendaAppointments = (db: Db, scope: SQL | undefined, within: Stretch, now: Date) =>
  db
    .select({
      id: reservations.id,
      therapistId: reservations.therapistId,
      startDateTime: reservations.startDateTime,
      endDateTime: reservations.endDateTime,
      status: reservations.status,
      holdUntil: reservations.holdUntil,
      proposedTimes: reservations.proposedTimes,
      mode: reservations.mode,
      service: services.name,
      client: { userName: accounts.userName, firstName: accounts.firstName, lastName: accounts.lastName },
    })
    .from(reservations)
    .innerJoin(services, eq(services.id, reservations.serviceId))
    .innerJoin(accounts, eq(accounts.id, reservations.userId))
    .where(and(scope, meetsStretch(within, now)))
    .orderBy(asc(reservations.startDateTime), asc(reservations.id));
