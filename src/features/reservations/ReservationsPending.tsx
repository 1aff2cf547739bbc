import { useMessages } from '#src/page/messages.ts';
import { Card } from '#src/ui/Card.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import styles from './Reservations.module.css';

/** The page while its reservations are on their way. */
export function ReservationsPending() {
  const t = useMessages('reservations');
  return (
    <div className={styles['page']} aria-busy="true">
      <h1>{t('title')}</h1>
      {[1, 2].map((each) => (
        <Card key={each}>
          <Skeleton shape="title" />
          <Skeleton shape="short" />
          <Skeleton />
          <Skeleton />
        </Card>
      ))}
    </div>
  );
}
