import type { ReactNode } from 'react';
import styles from './ColumnPage.module.css';

/** A page about one thing: a single column, as wide as its sentences. */
export const ColumnPage = ({ children, isBusy = false }: { children: ReactNode; isBusy?: boolean }) => (
  <div className={styles['page']} aria-busy={isBusy || undefined}>
    {children}
  </div>
);
