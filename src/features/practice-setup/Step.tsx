import type { ReactNode } from 'react';
import { useMessages } from '#src/page/messages.ts';
import { Card } from '#src/ui/Card.tsx';
import { StatusBadge } from '#src/ui/StatusBadge.tsx';
import styles from './Setup.module.css';

interface StepProps {
  title: string;
  /** What being done with it brings. */
  unlocks: string;
  isDone: boolean;
  children: ReactNode;
}

/** One thing that a practice settles: what for, whether it is done, and the way to it. */
export function Step({ title, unlocks, isDone, children }: StepProps) {
  const t = useMessages('practice-setup');
  return (
    <Card as="li" className={styles['step']}>
      <div className={styles['head']}>
        <h2>{title}</h2>
        <StatusBadge tone={isDone ? 'done' : 'wait'}>{t(isDone ? 'done' : 'toDo')}</StatusBadge>
      </div>
      <p className={styles['unlocks']}>{unlocks}</p>
      {children}
    </Card>
  );
}
