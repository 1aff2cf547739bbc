import { subHours } from 'date-fns';
import type { Deps } from '../../deps.ts';
import type { EventOf } from '../../events/events.ts';
import { findReservation } from './reservation.queries.ts';
import { tellOfReservation } from './tell-of-reservation.ts';

export const decisionReminderHours = 24;

/** Reminds the practitioner of a reservation that starts soon and waits for a decision, if it has waited since before. */
export async function remindOfDecision(deps: Deps, { reservationId, startDateTime }: EventOf<'RESERVATION_ON_STAND_BY'>): Promise<void> {
  const view = await findReservation(deps.db, reservationId);
  if (view?.reservation.status !== 'ON_STAND_BY' || view.reservation.startDateTime.toISOString() !== startDateTime) return;
  const isJustIn = view.reservation.updatedAt > subHours(startDateTime, decisionReminderHours);
  if (isJustIn) return;
  const news = `decision ${reservationId} ${startDateTime}`;
  await tellOfReservation(deps, view, { news, to: 'PRACTICE', kind: 'REMINDER', until: new Date(startDateTime) });
}
