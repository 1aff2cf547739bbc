import { and, asc, eq, exists, gte, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../database/connect.ts';
import { services } from '../therapist/therapist.tables.ts';
import { reservationHistory, reservations } from './booking.tables.ts';
import type { CountedReservation } from './figures-of.ts';
import { groupedBy } from '../../grouped-by.ts';

/** Reservations that something happened to since then, or whose time came since then, each with its whole history. */
export async function findCountedReservations(db: Db, scope: SQL | undefined, since: Date): Promise<CountedReservation[]> {
  const happened = exists(
    db
      .select({ one: sql`1` })
      .from(reservationHistory)
      .where(and(eq(reservationHistory.reservationId, reservations.id), gte(reservationHistory.at, since))),
  );
  const isCounted = and(scope, or(gte(reservations.startDateTime, since), happened));
  const found = await db
    .select({
      id: reservations.id,
      userId: reservations.userId,
      serviceId: reservations.serviceId,
      service: services.name,
      mode: reservations.mode,
      status: reservations.status,
      startDateTime: reservations.startDateTime,
      endDateTime: reservations.endDateTime,
    })
    .from(reservations)
    .innerJoin(services, eq(services.id, reservations.serviceId))
    .where(isCounted);
  const steps = await db
    .select({
      reservationId: reservationHistory.reservationId,
      event: reservationHistory.event,
      to: reservationHistory.to,
      at: reservationHistory.at,
    })
    .from(reservationHistory)
    .innerJoin(reservations, eq(reservations.id, reservationHistory.reservationId))
    .where(isCounted)
    .orderBy(asc(reservationHistory.id));
  const histories = groupedBy(steps, ({ reservationId }) => reservationId);
  return found.map((each) => ({ ...each, history: histories.get(each.id) ?? [] }));
}
