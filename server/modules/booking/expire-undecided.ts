import type { Deps } from '../../deps.ts';
import type { EventOf } from '../../events/events.ts';
import { changeReservationStatus, lockReservation } from './change-reservation-status.ts';

/** Expires a reservation whose start has passed undecided; one that moved since has an event of its own. */
export async function expireUndecided(deps: Deps, { reservationId }: EventOf<'RESERVATION_ON_STAND_BY'>): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const reservation = await lockReservation(tx, reservationId);
    if (reservation?.status !== 'ON_STAND_BY' || reservation.startDateTime > deps.clock.now()) return;
    await changeReservationStatus(deps, tx, reservation, { event: 'START_PASSED', by: 'SYSTEM', byAccountId: null });
  });
}
