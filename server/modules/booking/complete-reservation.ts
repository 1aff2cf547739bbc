import type { Deps } from '../../deps.ts';
import type { EventOf } from '../../events/events.ts';
import { changeReservationStatus, lockReservation } from './change-reservation-status.ts';

/** Completes a reservation whose end has passed. */
export async function completeReservation(deps: Deps, { reservationId }: EventOf<'RESERVATION_ACCEPTED'>): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const reservation = await lockReservation(tx, reservationId);
    if (reservation?.status !== 'ACCEPTED' || reservation.endDateTime > deps.clock.now()) return;
    await changeReservationStatus(deps, tx, reservation, { event: 'END_PASSED', by: 'SYSTEM', byAccountId: null });
  });
}
