import type { Reservation } from '#contract/booking/booking.schema.ts';
import { cityOf } from '#src/features/booking/hours.ts';
import { useMessages } from '#src/page/messages.ts';
import styles from './Reservations.module.css';

/** Said once for a list: whose clock its times are read on. */
export function ZoneNote({ reservations }: { reservations: readonly Pick<Reservation, 'therapist'>[] }) {
  const t = useMessages('reservations');
  const [first] = reservations;
  return first ? <p className={styles['zone']}>{t('practiceTimes', { zone: cityOf(first.therapist.timeZone) })}</p> : null;
}
