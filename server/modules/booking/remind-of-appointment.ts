import { subHours } from 'date-fns';
import type { Deps } from '../../deps.ts';
import { isPutOff } from './quiet-hours.ts';
import { findReservation } from './reservation.queries.ts';
import { tellOfReservation } from './tell-of-reservation.ts';

interface Reminder {
  readonly reservationId: string;
  readonly startDateTime: string;
  readonly hoursBefore: number;
}

/** Reminds a client of an appointment so many hours before, if it still stands, unmoved, and was not accepted or moved there later than that. */
export async function remindOfAppointment(deps: Deps, { reservationId, startDateTime, hoursBefore }: Reminder): Promise<void> {
  const view = await findReservation(deps.db, reservationId);
  if (view?.reservation.status !== 'ACCEPTED' || view.reservation.startDateTime.toISOString() !== startDateTime) return;
  // Who moved it has just told them when it is.
  const settledAt = view.history.findLast(({ event }) => event === 'MOVED_BY_STAFF')?.at ?? view.reservation.approvedAt;
  if (settledAt !== null && settledAt > subHours(startDateTime, hoursBefore)) return;
  const telling = { to: 'CLIENT', until: new Date(startDateTime) } as const;
  if (await isPutOff(deps, view, { ...telling, postponed: { kind: 'REMINDER', reservationId, startDateTime, hoursBefore } })) return;
  await tellOfReservation(deps, view, { ...telling, news: `reminder ${hoursBefore} ${reservationId} ${startDateTime}`, kind: 'REMINDER' });
}
