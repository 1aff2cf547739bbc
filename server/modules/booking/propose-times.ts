import { addMinutes } from 'date-fns';
import { eq } from 'drizzle-orm';
import type { Slot } from '#contract/booking/booking.schema.ts';
import type { Db } from '../../database/connect.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { occurrencesWithin, type Absence } from './absence-occurrences.ts';
import { availabilityOf, bookableDates, type Stretch } from './availability.ts';
import { findBookable } from './bookable.queries.ts';
import { reservationHistory, reservations } from './booking.tables.ts';
import type { ReservationRow } from './change-reservation-status.ts';
import { bookableStretch, readAvailabilityInput } from './offered-slots.ts';
import { timesToPropose } from './times-to-propose.ts';

/** The other times of some of a therapist's reservations, were they away then too; no time is proposed to two of them. */
export async function findTimesToPropose(
  deps: Deps,
  rows: readonly ReservationRow[],
  absence: Absence,
): Promise<ReadonlyMap<string, readonly Slot[]>> {
  const found = new Map<string, readonly Slot[]>();
  const promised: Stretch[] = [];
  for (const row of rows) {
    const bookable = await findBookable(deps.db, row.therapistId, row.serviceId);
    if (!bookable) continue;
    const { schedule } = bookable;
    const { first, last } = bookableDates(schedule, deps.clock.now());
    const within = bookableStretch(schedule, first, last, deps.clock.now());
    const durationMinutes = (row.endDateTime.getTime() - row.startDateTime.getTime()) / 60_000;
    const input = await readAvailabilityInput(deps, { bookable, durationMinutes, movingId: row.id }, first, last);
    const away = within ? occurrencesWithin(absence, within, schedule.timeZone) : [];
    const days = availabilityOf({ ...input, daysOff: [...input.daysOff, ...away], blocked: [...input.blocked, ...promised] });
    const slots = timesToPropose(days, row.startDateTime, schedule.timeZone);
    found.set(row.id, slots);
    for (const { startDateTime, endDateTime } of slots)
      promised.push({ start: new Date(startDateTime), end: addMinutes(endDateTime, schedule.bufferAfterMinutes) });
  }
  return found;
}

/** Asks a reservation's client to take another time, in the caller's transaction, on a row the caller has locked. It stands until they do. */
export async function proposeTimes(
  deps: Deps,
  tx: Db,
  actor: Actor,
  { reservation, slots, message }: { reservation: ReservationRow; slots: readonly Slot[]; message: string | null },
): Promise<void> {
  const { id, status } = reservation;
  const now = deps.clock.now();
  const proposedTimes = slots.map(({ startDateTime }) => startDateTime);
  await tx.update(reservations).set({ proposedTimes, updatedAt: now }).where(eq(reservations.id, id));
  const step = { event: 'TIMES_PROPOSED', from: status, to: status, by: 'STAFF', byAccountId: actor.accountId } as const;
  const [made] = await tx
    .insert(reservationHistory)
    .values({ reservationId: id, ...step, at: now, reason: message })
    .returning({ id: reservationHistory.id });
  if (!made) throw new Error('a step that was written has an id');
  await deps.events.record(tx, {
    kind: 'RESERVATION_CHANGED',
    reservationId: id,
    historyId: made.id,
    change: step.event,
    at: now.toISOString(),
  });
}
