import { Card } from '#src/ui/Card.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import styles from './PracticeReservations.module.css';

/** The places of cards on their way. */
export const PendingCards = () => (
  <div className={styles['list']} aria-busy="true">
    {[1, 2, 3].map((each) => (
      <Card key={each}>
        <Skeleton shape="title" />
        <Skeleton shape="short" />
        <Skeleton />
        <Skeleton />
      </Card>
    ))}
  </div>
);
