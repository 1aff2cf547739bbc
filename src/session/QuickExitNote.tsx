import type { ReactNode } from 'react';
import styles from './QuickExit.module.css';

/** What the quick exit does, and what it does not: the history stays. */
export const QuickExitNote = ({ id, label, children }: { id: string; label: string; children: ReactNode }) => (
  <p id={id} className={styles['note']}>
    <strong>{label}</strong>
    {children}
  </p>
);
