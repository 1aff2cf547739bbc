import { useMessages } from '#src/page/messages.ts';
import { PendingCards } from './PendingCards.tsx';
import styles from './PracticeReservations.module.css';

/** The page while it is not yet known who asks for it. */
export function PracticePending() {
  const t = useMessages('practice-reservations');
  return (
    <div className={styles['page']} aria-busy="true">
      <h1>{t('title')}</h1>
      <PendingCards />
    </div>
  );
}
