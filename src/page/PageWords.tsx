import type { ReactNode } from 'react';
import styles from './PagePending.module.css';

interface PageWordsProps {
  title: string;
  /** What the page is for. */
  text: string;
  children: ReactNode;
}

/** A page that is not shown: its name and purpose stay where they stood while it was on its way. */
export function PageWords({ title, text, children }: PageWordsProps) {
  return (
    <div className={styles['pending']}>
      <div className={styles['words']}>
        <h1>{title}</h1>
        <p>{text}</p>
      </div>
      {children}
    </div>
  );
}
