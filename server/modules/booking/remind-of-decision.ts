import { subHours } from 'date-fns';
import type { Deps } from '../../deps.ts';
import type { EventOf } from '../../events/events.ts';
import { isPutOff } from './quiet-hours.ts';
import { findReservation } from './reservation.queries.ts';
import { tellOfReservation } from './tell-of-reservation.ts';

export const decisionReminderHours = 24;

type Undecided = Pick<EventOf<'RESERVATION_ON_STAND_BY'>, 'reservationId' | 'startDateTime'>;

/** Reminds the practitioner of a reservation that starts soon and waits for a decision, if it has waited since before. */
export async function remindOfDecision(deps: Deps, { reservationId, startDateTime }: Undecided): Promise<void> {
  const view = await findReservation(deps.db, reservationId);
  if (view?.reservation.status !== 'ON_STAND_BY' || view.reservation.startDateTime.toISOString() !== startDateTime) return;
  const isJustIn = view.reservation.updatedAt > subHours(startDateTime, decisionReminderHours);
  if (isJustIn) return;
  const telling = { to: 'PRACTICE', until: new Date(startDateTime) } as const;
  if (await isPutOff(deps, view, { ...telling, postponed: { kind: 'DECISION_DUE', reservationId, startDateTime } })) return;
  await tellOfReservation(deps, view, { ...telling, news: `decision ${reservationId} ${startDateTime}`, kind: 'REMINDER' });
}
