import type { Reservation } from '#contract/booking/booking.schema.ts';
import type { ReservationStatus } from '#contract/booking/reservation-status.ts';
import { statusNow } from './status-now.ts';

const liveStatuses: readonly ReservationStatus[] = ['PENDING_PAYMENT', 'ON_STAND_BY', 'ACCEPTED'];
const byStart = (a: Reservation, b: Reservation) => a.startDateTime.localeCompare(b.startDateTime);

/**
 * The appointments that are to take place, soonest first, and all the others, latest first: one that was cancelled
 * for next week is nothing to come to.
 */
export function splitReservations<R extends Reservation>(reservations: readonly R[], now: Date): { upcoming: R[]; past: R[] } {
  const isUpcoming = (reservation: R) => liveStatuses.includes(statusNow(reservation, now));
  return {
    upcoming: reservations.filter(isUpcoming).toSorted(byStart),
    past: reservations.filter((reservation) => !isUpcoming(reservation)).toSorted((a, b) => byStart(b, a)),
  };
}

const hourMs = 3_600_000;
const longestSessionHours = 6;

/**
 * Where the list of what is ahead starts and the list of what is past ends: early enough that a session under way is
 * still ahead, and on the hour, so that a visit a minute later finds the same lists stored.
 */
export const listBoundary = (now: Date): string =>
  new Date(Math.floor(now.getTime() / hourMs) * hourMs - longestSessionHours * hourMs).toISOString();
