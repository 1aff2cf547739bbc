import { subHours } from 'date-fns';
import type { Deps } from '../../deps.ts';
import type { EventOf } from '../../events/events.ts';
import { findReservation } from './reservation.queries.ts';
import { tellOfReservation } from './tell-of-reservation.ts';

export const holdReminderHours = 2;

/** Tells a client that the hold is about to end, if it still lasts and did not begin just now. */
export async function remindOfHold(deps: Deps, { reservationId, holdUntil }: EventOf<'RESERVATION_HELD'>): Promise<void> {
  const view = await findReservation(deps.db, reservationId);
  if (view?.reservation.status !== 'PENDING_PAYMENT' || view.reservation.holdUntil?.toISOString() !== holdUntil) return;
  const isShort = view.reservation.updatedAt > subHours(holdUntil, holdReminderHours);
  if (isShort) return;
  const news = `hold ${reservationId} ${holdUntil}`;
  await tellOfReservation(deps, view, { news, to: 'CLIENT', kind: 'HOLD_EXPIRING', until: new Date(holdUntil) });
}
