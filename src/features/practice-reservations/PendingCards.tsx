import { PendingCard } from '#src/ui/PendingCard.tsx';
import styles from './PracticeReservations.module.css';

/** The places of cards on their way. */
export const PendingCards = () => (
  <div className={styles['list']} aria-busy="true">
    {[1, 2, 3].map((each) => (
      <PendingCard key={each} />
    ))}
  </div>
);
