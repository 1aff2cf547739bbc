import type { Deps } from '../../deps.ts';
import type { EventOf } from '../../events/events.ts';
import { changeReservationStatus, lockReservation } from './change-reservation-status.ts';

/** Expires a hold that is over. A hold that was made longer since has an event of its own. */
export async function expireHold(deps: Deps, { reservationId }: EventOf<'RESERVATION_HELD'>): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const reservation = await lockReservation(tx, reservationId);
    if (reservation?.status !== 'PENDING_PAYMENT') return;
    if (reservation.holdUntil === null || reservation.holdUntil > deps.clock.now()) return;
    await changeReservationStatus(deps, tx, reservation, { event: 'HOLD_OVER', by: 'SYSTEM', byAccountId: null });
  });
}
