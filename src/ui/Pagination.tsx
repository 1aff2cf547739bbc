import { Link } from '@tanstack/react-router';
import { ChevronLeftIcon } from './icons/ChevronLeftIcon.tsx';
import { ChevronRightIcon } from './icons/ChevronRightIcon.tsx';
import styles from './Pagination.module.css';

interface Step {
  label: string;
  /** The search of that page's address; its path is this page's. */
  search: object;
}

interface PaginationProps {
  label: string;
  /** « Page 2 sur 5 ». */
  current: string;
  previous: Step | false | null;
  next: Step | false | null;
  /** Where on that page one is to begin. */
  hash?: string;
}

/** The pages before and after this one, as links; nothing when there is but one. */
export function Pagination({ label, current, previous, next, hash = '' }: PaginationProps) {
  if (!previous && !next) return null;
  return (
    <nav className={styles['pagination']} aria-label={label}>
      {previous && (
        <Link to="." search={previous.search} hash={hash} rel="prev" className={styles['step']}>
          <ChevronLeftIcon size={20} />
          {previous.label}
        </Link>
      )}
      <span className={styles['current']}>{current}</span>
      {next && (
        <Link to="." search={next.search} hash={hash} rel="next" className={styles['step']}>
          {next.label}
          <ChevronRightIcon size={20} />
        </Link>
      )}
    </nav>
  );
}
