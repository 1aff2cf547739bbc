import { useMessages } from '#src/page/messages.ts';
import { classNames } from '#src/ui/class-names.ts';
import { PendingCard } from '#src/ui/PendingCard.tsx';
import styles from './Reservations.module.css';

/** The page while its reservations are on their way. */
export function ReservationsPending() {
  const t = useMessages('reservations');
  return (
    <div className={classNames(styles['page'], styles['pending'])} aria-busy="true">
      <h1>{t('title')}</h1>
      {[1, 2].map((each) => (
        <PendingCard key={each} />
      ))}
    </div>
  );
}
