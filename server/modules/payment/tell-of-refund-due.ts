import { addDays } from 'date-fns';
import type { Deps } from '../../deps.ts';
import type { EventOf } from '../../events/events.ts';
import { findReservation } from '../booking/reservation.queries.ts';
import { tellOfReservation } from '../booking/tell-of-reservation.ts';

const daysOfUse = 3;

/** A payment came for a slot that somebody else has by then: its client is told, and reads there that it is given back. */
export async function tellOfRefundDue(deps: Deps, { paymentId, reservationId, at }: EventOf<'REFUND_FELL_DUE'>): Promise<void> {
  const view = await findReservation(deps.db, reservationId);
  if (!view) return;
  const telling = { news: `refund of ${paymentId}`, to: 'CLIENT', kind: 'BOOKING_CANCELLED' } as const;
  await tellOfReservation(deps, view, { ...telling, until: addDays(at, daysOfUse) });
}
