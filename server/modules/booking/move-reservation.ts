import type { moveReservation as declared } from '#contract/booking/booking.endpoints.ts';
import type { PracticeReservation } from '#contract/booking/practice-reservation.schema.ts';
import { statusAfter } from '#contract/booking/reservation-status.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { isOverlap, withRetries } from '../../database/database-refusal.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { notFound, refused } from '../../http/problem.ts';
import { findBookable } from './bookable.queries.ts';
import { changeReservationStatus, lockReservation, type ReservationRow } from './change-reservation-status.ts';
import { blockedRange, clearTheWay } from './clear-the-way.ts';
import { offeredSlot, slotTaken } from './offered-slots.ts';
import { isInScope } from './practice-scope.ts';
import { readReservation } from './read-reservation.ts';
import { findReservation } from './reservation.queries.ts';
import { showReservation } from './show-reservation.ts';
import { writtenInstant } from './written-instant.ts';

type Input = BodyOf<typeof declared> & { id: string };

/**
 * Moves a reservation of the actor's practice: the same session, at the same price, as far decided on as it was. With
 * `outsideHours` only the past and another session stand in the way. To where it is already nothing changes, and the
 * trail tells of a look.
 */
export async function moveReservation(deps: Deps, actor: Actor, input: Input): Promise<PracticeReservation> {
  const view = await findReservation(deps.db, input.id);
  if (!view || !isInScope(actor, view)) throw notFound('RESERVATION');
  const { reservation } = view;
  const start = writtenInstant(input.startDateTime);
  refuseUnmovable(deps, reservation);
  if (start.getTime() === reservation.startDateTime.getTime()) return readReservation(deps, actor, { id: input.id });
  if (start <= deps.clock.now()) throw refused('SLOT_NOT_OFFERED');
  const bookable = await findBookable(deps.db, reservation.therapistId, reservation.serviceId);
  if (!bookable) throw notFound('RESERVATION');
  const lengthMs = reservation.endDateTime.getTime() - reservation.startDateTime.getTime();
  const wanted = { bookable, durationMinutes: lengthMs / 60_000, movingId: reservation.id };
  if (!input.outsideHours) await offeredSlot(deps, wanted, start);
  const end = new Date(start.getTime() + lengthMs);
  const range = blockedRange(start, end, bookable.schedule.bufferAfterMinutes);
  const move = () =>
    deps.db.transaction(async (tx) => {
      await clearTheWay(deps, tx, reservation.therapistId, range);
      const locked = await lockReservation(tx, reservation.id);
      if (!locked) throw notFound('RESERVATION');
      refuseUnmovable(deps, locked);
      await changeReservationStatus(deps, tx, locked, {
        event: 'MOVED_BY_STAFF',
        by: 'STAFF',
        byAccountId: actor.accountId,
        reason: input.message || null,
        set: { startDateTime: start, endDateTime: end, blockedRange: range, proposedTimes: null },
      });
      const detail = input.outsideHours ? { detail: 'OUTSIDE_HOURS' } : {};
      await recordAudit(deps, tx, actor, { kind: 'RESERVATION_MOVED', subjects: [reservation.id], ...detail });
    });
  try {
    await withRetries(move);
  } catch (error) {
    throw isOverlap(error) ? await slotTaken(deps, wanted, start) : error;
  }
  return showReservation(deps, actor, input.id);
}

/** What has begun stays where it was. */
function refuseUnmovable(deps: Deps, { status, startDateTime }: ReservationRow): void {
  if (statusAfter('MOVED_BY_STAFF', status) === null || startDateTime <= deps.clock.now()) throw refused('INVALID_TRANSITION');
}
