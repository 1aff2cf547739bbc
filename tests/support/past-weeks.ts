import { asc, eq, inArray } from 'drizzle-orm';
import { defaultTimeZone } from '#contract/constants.ts';
import type { ReservationStatus, ReservationStep } from '#contract/booking/reservation-status.ts';
import { newId } from '#server/database/new-id.ts';
import { accounts } from '#server/modules/auth/auth.tables.ts';
import { reservationHistory, reservations } from '#server/modules/booking/booking.tables.ts';
import { blockedRange } from '#server/modules/booking/clear-the-way.ts';
import { firstMonday } from '#server/modules/booking/zoned-time.ts';
import { services } from '#server/modules/therapist/therapist.tables.ts';
import { inDatabaseOf } from './bring-forward.ts';
import { startBuiltServer, type BuiltServer } from './built-server.ts';
import { newClientOf } from './practice.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** What became of the appointments of a week, by their place in it. */
const statusAt = (index: number): ReservationStatus => (index === 0 ? 'NO_SHOW' : index === 1 ? 'CANCELLED' : 'COMPLETED');

/**
 * Eleven weeks of a therapist's work, on a server that is started again for it: five to nine requests a
 * week, each from another person, answered within hours. In all one is missed and one cancelled each week.
 */
export async function startWithPastWeeks(first: BuiltServer, therapistId: string): Promise<BuiltServer> {
  const emails: string[] = [];
  for (let person = 0; person < 9; person += 1) emails.push((await newClientOf(first.url)).email);
  await first.stop();
  await inDatabaseOf(first, async ({ db }) => {
    const people = await db.select({ id: accounts.id }).from(accounts).where(inArray(accounts.email, emails));
    const offered = await db.select().from(services).where(eq(services.therapistId, therapistId)).orderBy(asc(services.order));
    for (let week = 1; week <= 11; week += 1) {
      const monday = Date.parse(firstMonday(defaultTimeZone, new Date(), week + 1));
      for (let index = 0; index < 5 + ((week * 3) % 5); index += 1) {
        const asked = new Date(monday + (8 + index / 2) * hourMs);
        // In the evening, beside what the demonstration begins with.
        const start = new Date(monday + ((index % 5) + 1) * dayMs + (18 + 2 * Math.floor(index / 5)) * hourMs);
        const end = new Date(start.getTime() + hourMs);
        const service = ((index + 2 * week) % 3 === 0 && offered[1]) || offered[0];
        const person = people[(index + week) % people.length];
        if (!service || !person) throw new Error('They offer no session');
        const id = newId(asked);
        const status = statusAt(index);
        await db.insert(reservations).values({
          id,
          userId: person.id,
          therapistId,
          serviceId: service.id,
          mode: index % 4 === 3 ? 'VIDEO' : 'OFFICE',
          startDateTime: start,
          endDateTime: end,
          blockedRange: blockedRange(start, end, 0),
          priceMillimes: service.priceMillimes,
          status,
          paymentKind: 'MONEY_ORDER',
          createdAt: asked,
          updatedAt: end,
        });
        const steps: [ReservationStep, ReservationStatus, Date][] = [
          ['CREATED', 'PENDING_PAYMENT', asked],
          ['PROOF_SUBMITTED', 'ON_STAND_BY', asked],
          ['APPROVED', 'ACCEPTED', new Date(asked.getTime() + (1 + (index % 5)) * hourMs)],
          ...(status === 'CANCELLED'
            ? [['CANCELLED_BY_CLIENT', 'CANCELLED', new Date(asked.getTime() + dayMs / 2)] as [ReservationStep, ReservationStatus, Date]]
            : []),
        ];
        for (const [event, to, at] of steps) {
          await db.insert(reservationHistory).values({ reservationId: id, event, to, by: event === 'APPROVED' ? 'STAFF' : 'CLIENT', at });
        }
      }
    }
  });
  const { dataDirectory, databaseUrl } = first;
  return startBuiltServer({ dataDirectory, ...(databaseUrl !== undefined && { databaseUrl }) });
}
