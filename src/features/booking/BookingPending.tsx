import { Skeleton } from '#src/ui/Skeleton.tsx';
import styles from './BookingPending.module.css';

export const BookingPending = () => (
  <div className={styles['pending']}>
    <Skeleton shape="card" />
    <Skeleton shape="picture" />
  </div>
);
