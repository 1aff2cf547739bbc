import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  icon: ReactNode;
  title: string;
  /** What this place is for, or what happened and what is safe. */
  children: ReactNode;
  /** The first thing to do. */
  actions?: ReactNode;
  headingLevel?: 1 | 2 | 3;
}

export function EmptyState({ icon, title, children, actions, headingLevel = 2 }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles['empty']}>
      <div className={styles['icon']}>{icon}</div>
      <Heading>{title}</Heading>
      <div className={styles['text']}>{children}</div>
      {actions && <div className={styles['actions']}>{actions}</div>}
    </div>
  );
}
