import type { ReactNode } from 'react';
import { ChevronDownIcon } from '#src/ui/icons/ChevronDownIcon.tsx';
import styles from './FoldedEntry.module.css';

interface FoldedEntryProps {
  title: string;
  /** A quiet word beside the title. */
  note?: string | undefined;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  children: ReactNode;
}

/** One of several entries of a form: its title, and its fields once it is unfolded. */
export const FoldedEntry = ({ title, note, isOpen, onToggle, children }: FoldedEntryProps) => (
  <details className={styles['entry']} open={isOpen} onToggle={({ currentTarget }) => onToggle(currentTarget.open)}>
    <summary>
      <span className={styles['words']}>
        <span>{title}</span>
        {note !== undefined && <span className={styles['note']}>{note}</span>}
      </span>
      <ChevronDownIcon size={20} />
    </summary>
    <div className={styles['fields']}>{children}</div>
  </details>
);
