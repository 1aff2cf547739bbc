import type { ReactNode } from 'react';
import { InfoIcon } from './icons/InfoIcon.tsx';
import styles from './Note.module.css';

interface NoteProps {
  title: string;
  children: ReactNode;
}

/** A few quiet words to read before what follows. */
export const Note = ({ title, children }: NoteProps) => (
  <aside className={styles['note']} aria-label={title}>
    <InfoIcon size={22} />
    <div>
      <p className={styles['title']}>{title}</p>
      {children}
    </div>
  </aside>
);
