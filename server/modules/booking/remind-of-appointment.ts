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

/** Reminds a client of an appointment so many hours before, if it still stands, unmoved, and was not accepted later than that. */
export async function remindOfAppointment(deps: Deps, { reservationId, startDateTime, hoursBefore }: Reminder): Promise<void> {
  const view = await findReservation(deps.db, reservationId);
  if (view?.reservation.status !== 'ACCEPTED' || view.reservation.startDateTime.toISOString() !== startDateTime) return;
  const { approvedAt } = view.reservation;
  if (approvedAt !== null && approvedAt > subHours(startDateTime, hoursBefore)) return;
  const telling = { to: 'CLIENT', until: new Date(startDateTime) } as const;
  if (await isPutOff(deps, view, { ...telling, postponed: { kind: 'REMINDER', reservationId, startDateTime, hoursBefore } })) return;
  await tellOfReservation(deps, view, { ...telling, news: `reminder ${hoursBefore} ${reservationId} ${startDateTime}`, kind: 'REMINDER' });
}
