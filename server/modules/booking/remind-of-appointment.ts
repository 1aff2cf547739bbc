import { subHours } from 'date-fns';
import type { Deps } from '../../deps.ts';
import type { EventOf } from '../../events/events.ts';
import { findReservation } from './reservation.queries.ts';
import { tellOfReservation } from './tell-of-reservation.ts';

/** Reminds a client of an appointment so many hours before, if it still stands, unmoved, and was not accepted later than that. */
export const remindOfAppointment =
  (hoursBefore: number) =>
  async (deps: Deps, { reservationId, startDateTime }: EventOf<'RESERVATION_ACCEPTED'>): Promise<void> => {
    const view = await findReservation(deps.db, reservationId);
    if (view?.reservation.status !== 'ACCEPTED' || view.reservation.startDateTime.toISOString() !== startDateTime) return;
    const { approvedAt } = view.reservation;
    if (approvedAt !== null && approvedAt > subHours(startDateTime, hoursBefore)) return;
    const news = `reminder ${hoursBefore} ${reservationId} ${startDateTime}`;
    await tellOfReservation(deps, view, { news, to: 'CLIENT', kind: 'REMINDER', until: new Date(startDateTime) });
  };
