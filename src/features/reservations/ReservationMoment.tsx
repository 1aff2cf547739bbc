import type { Reservation } from '#contract/booking/booking.schema.ts';
import { timeElsewhere } from '#src/features/booking/hours.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { deviceTimeZone } from '#src/ui/device-time-zone.ts';
import { dayOf, timesOf } from './reservation-moment.ts';
import styles from './ReservationMoment.module.css';

interface ReservationMomentProps {
  reservation: Pick<Reservation, 'startDateTime' | 'endDateTime' | 'therapist'>;
  now: Date;
  headingId: string;
}

/** The date, large, and the hours on the practice's clock; beside them the device's, where it reads otherwise. */
export function ReservationMoment({ reservation, now, headingId }: ReservationMomentProps) {
  const t = useMessages('reservations');
  const locale = useLocale();
  const deviceZone = deviceTimeZone();
  const elsewhere = timeElsewhere(reservation.startDateTime, locale, reservation.therapist.timeZone, deviceZone);
  return (
    <h3 id={headingId} className={styles['moment']}>
      <time dateTime={reservation.startDateTime}>
        <span className={styles['day']}>{dayOf(reservation, locale, now)}</span>{' '}
        <span className={styles['times']}>{timesOf(reservation, locale)}</span>
      </time>
      {elsewhere && <span className={styles['elsewhere']}> {t('deviceTime', { time: elsewhere })}</span>}
    </h3>
  );
}
