import { Link } from '@tanstack/react-router';
import { ClockIcon } from '#src/ui/icons/ClockIcon.tsx';
import { WaitingBadge } from './WaitingBadge.tsx';
import styles from './WaitingBadge.module.css';

/** In the slim bar of a phone, whose menu is closed: that something waits, and the way to it. */
export function WaitingLink() {
  return (
    <Link to="/outbox" className={styles['link']}>
      <ClockIcon />
      <WaitingBadge />
    </Link>
  );
}
