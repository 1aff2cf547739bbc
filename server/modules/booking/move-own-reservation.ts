import type { Reservation } from '#contract/booking/booking.schema.ts';
import { isMovable, owesNoNotice, statusAfter } from '#contract/booking/reservation-status.ts';
import type { Db } from '../../database/connect.ts';
import { isOverlap, withRetries } from '../../database/database-refusal.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { notFound, refused } from '../../http/problem.ts';
import { findBookable } from './bookable.queries.ts';
import { changeReservationStatus, lockReservation, type ReservationRow } from './change-reservation-status.ts';
import { offeredSlot, slotTaken, type Wanted } from './offered-slots.ts';
import { presentReservation } from './present-reservation.ts';
import { findReservation, readHistory, type ReservationView } from './reservation.queries.ts';
import { blockedRange, clearTheWay } from './clear-the-way.ts';
import { writtenInstant } from './written-instant.ts';

/** Moves one's own reservation to another slot of the same length: the old one is free as the new one is taken. */
export async function moveOwnReservation(deps: Deps, actor: Actor, input: { id: string; startDateTime: string }): Promise<Reservation> {
  const owned = await findReservation(deps.db, input.id);
  if (owned?.reservation.userId !== actor.accountId) throw notFound('RESERVATION');
  const { reservation } = owned;
  const start = writtenInstant(input.startDateTime);
  if (statusAfter('MOVED', reservation.status) === null) throw refused('INVALID_TRANSITION');
  if (start.getTime() === reservation.startDateTime.getTime()) return presentReservation(owned);
  refuseUnmovable(deps, reservation, owned.history);

  const bookable = await findBookable(deps.db, reservation.therapistId, reservation.serviceId);
  if (!bookable) throw notFound('RESERVATION');
  const lengthMs = reservation.endDateTime.getTime() - reservation.startDateTime.getTime();
  const wanted: Wanted = { bookable, durationMinutes: lengthMs / 60_000, movingId: reservation.id };
  await offeredSlot(deps, wanted, start);
  const end = new Date(start.getTime() + lengthMs);
  const slot = { start, end, range: blockedRange(start, end, bookable.schedule.bufferAfterMinutes) };
  try {
    await withRetries(() => deps.db.transaction((tx) => move(deps, tx, actor, reservation, slot)));
  } catch (error) {
    throw isOverlap(error) ? await slotTaken(deps, wanted, start) : error;
  }
  const moved = await findReservation(deps.db, input.id);
  if (!moved) throw notFound('RESERVATION');
  return presentReservation(moved);
}

function refuseUnmovable(deps: Deps, reservation: ReservationRow, history: ReservationView['history']): void {
  const { status, startDateTime, rescheduleCount, proposedTimes } = reservation;
  const isPossible = isMovable(
    { status, startDateTime: startDateTime.toISOString(), rescheduleCount, proposedTimes, history },
    deps.clock.now(),
  );
  if (!isPossible) throw refused(statusAfter('MOVED', status) === null ? 'INVALID_TRANSITION' : 'RESCHEDULE_LIMIT');
}

async function move(deps: Deps, tx: Db, actor: Actor, seen: ReservationRow, slot: { start: Date; end: Date; range: string }) {
  await clearTheWay(deps, tx, seen.therapistId, slot.range);
  const reservation = await lockReservation(tx, seen.id);
  if (!reservation) throw notFound('RESERVATION');
  const history = await readHistory(tx, reservation.id);
  refuseUnmovable(deps, reservation, history);
  await changeReservationStatus(deps, tx, reservation, {
    event: 'MOVED',
    by: 'CLIENT',
    byAccountId: actor.accountId,
    set: {
      startDateTime: slot.start,
      endDateTime: slot.end,
      blockedRange: slot.range,
      // One that the practice gave cause for is none of the client's own.
      rescheduleCount: reservation.rescheduleCount + (owesNoNotice({ proposedTimes: reservation.proposedTimes, history }) ? 0 : 1),
      proposedTimes: null,
      approvedAt: null,
      approvedBy: null,
    },
  });
}
