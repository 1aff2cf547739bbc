import { addDays } from 'date-fns';
import type { Deps } from '../../deps.ts';
import type { EventOf } from '../../events/events.ts';
import { findReservation } from '../booking/reservation.queries.ts';
import { tellOfReservation } from '../booking/tell-of-reservation.ts';

const daysOfUse = 3;

/** What the practice had taken by phone can be approved now: the practitioner is told, as of a new booking. */
export async function tellOfPayment(deps: Deps, { paymentId, reservationId, at }: EventOf<'PAYMENT_ARRIVED'>): Promise<void> {
  const view = await findReservation(deps.db, reservationId);
  if (view?.reservation.status !== 'ON_STAND_BY') return;
  const telling = { news: `payment ${paymentId}`, to: 'PRACTICE', kind: 'BOOKING_NEW' } as const;
  await tellOfReservation(deps, view, { ...telling, until: addDays(at, daysOfUse) });
}
