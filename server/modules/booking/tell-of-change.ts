import { addDays } from 'date-fns';
import type { Deps } from '../../deps.ts';
import type { EventOf } from '../../events/events.ts';
import { newsOfStep } from './reservation-news.ts';
import { findReservation } from './reservation.queries.ts';
import { tellOfReservation } from './tell-of-reservation.ts';

/** A phone that was off longer learns it in the site. */
const daysOfUse = 3;

/** Tells whom a step of a reservation concerns, if the reservation still stands where that step led. */
export async function tellOfChange(deps: Deps, { reservationId, historyId, at }: EventOf<'RESERVATION_CHANGED'>): Promise<void> {
  const view = await findReservation(deps.db, reservationId);
  if (!view) return;
  const { CLIENT, PRACTICE } = newsOfStep(view, historyId);
  const telling = { news: `step ${historyId}`, until: addDays(at, daysOfUse) };
  if (PRACTICE) await tellOfReservation(deps, view, { ...telling, to: 'PRACTICE', kind: PRACTICE });
  if (CLIENT) await tellOfReservation(deps, view, { ...telling, to: 'CLIENT', kind: CLIENT });
}
