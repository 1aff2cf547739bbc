import type { Reservation } from '#contract/booking/booking.schema.ts';
import type { ReservationStatus } from '#contract/booking/reservation-status.ts';

const isPast = (instant: string | null, now: Date) => instant !== null && Date.parse(instant) <= now.getTime();

/**
 * The status a reservation has by the clock: the server writes down a lapsed hold or a finished session a little
 * later, and the person must not be asked for a payment that would come too late.
 */
export function statusNow(
  reservation: Pick<Reservation, 'status' | 'holdUntil' | 'startDateTime' | 'endDateTime'>,
  now: Date,
): ReservationStatus {
  const { status, holdUntil, startDateTime, endDateTime } = reservation;
  if (status === 'PENDING_PAYMENT' && isPast(holdUntil, now)) return 'EXPIRED';
  if (status === 'ON_STAND_BY' && isPast(startDateTime, now)) return 'EXPIRED';
  if (status === 'ACCEPTED' && isPast(endDateTime, now)) return 'COMPLETED';
  return status;
}
