import type { Reservation } from '#contract/booking/booking.schema.ts';
import { useMessages } from '#src/page/messages.ts';
import { Button } from '#src/ui/Button.tsx';
import { ReservationCard } from './ReservationCard.tsx';
import styles from './Reservations.module.css';

interface PastReservationsProps {
  reservations: readonly Reservation[];
  now: Date;
  more: { isPending: boolean; load: () => void } | null;
}

export function PastReservations({ reservations, now, more }: PastReservationsProps) {
  const t = useMessages('reservations');
  return (
    <section className={styles['section']} aria-labelledby="past-reservations">
      <h2 id="past-reservations">{t('past')}</h2>
      <ul className={styles['list']}>
        {reservations.map((reservation) => (
          <li key={reservation.id}>
            <ReservationCard reservation={reservation} now={now} />
          </li>
        ))}
      </ul>
      {more && (
        <div className={styles['more']}>
          <Button isPending={more.isPending} onClick={more.load}>
            {t('morePast')}
          </Button>
        </div>
      )}
    </section>
  );
}
