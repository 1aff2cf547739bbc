import type { Reservation } from '#contract/booking/booking.schema.ts';
import { useMessages } from '#src/page/messages.ts';
import { StatusBadge } from '#src/ui/StatusBadge.tsx';
import { shownStatus } from './shown-status.ts';
import { statusNow } from './status-now.ts';

/** The status in a word, a shape and a colour. */
export function ReservationStatusBadge({ reservation, now }: { reservation: Reservation; now: Date }) {
  const t = useMessages('reservations');
  const { key, tone } = shownStatus(statusNow(reservation, now));
  return <StatusBadge tone={tone}>{t(key)}</StatusBadge>;
}
