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

/** What is nothing to come to: called off before its date, and past. */
export function PastReservations({ reservations, now, more }: PastReservationsProps) {
  const t = useMessages('reservations');
  const isAhead = ({ startDateTime }: Reservation) => Date.parse(startDateTime) > now.getTime();
  const [calledOff, past] = [reservations.filter(isAhead), reservations.filter((each) => !isAhead(each))];
  return (
    <>
      <ReservationGroup id="called-off-reservations" title={t('calledOff')} reservations={calledOff} now={now} />
      <ReservationGroup id="past-reservations" title={t('past')} reservations={past} now={now} />
      {more && (
        <div className={styles['more']}>
          <Button isPending={more.isPending} onClick={more.load}>
            {t('morePast')}
          </Button>
        </div>
      )}
    </>
  );
}

interface ReservationGroupProps extends Pick<PastReservationsProps, 'reservations' | 'now'> {
  id: string;
  title: string;
}

function ReservationGroup({ id, title, reservations, now }: ReservationGroupProps) {
  if (reservations.length === 0) return null;
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={styles['list']}>
        {reservations.map((reservation) => (
          <li key={reservation.id}>
            <ReservationCard reservation={reservation} now={now} />
          </li>
        ))}
      </ul>
    </section>
  );
}
