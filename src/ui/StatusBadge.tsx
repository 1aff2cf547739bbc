import type { ReactNode } from 'react';
import { AlertIcon } from './icons/AlertIcon.tsx';
import { CheckIcon } from './icons/CheckIcon.tsx';
import { ClockIcon } from './icons/ClockIcon.tsx';
import { CloseIcon } from './icons/CloseIcon.tsx';
import { InfoIcon } from './icons/InfoIcon.tsx';
import styles from './StatusBadge.module.css';
import { classNames } from './class-names.ts';

const shapes = { ok: CheckIcon, wait: ClockIcon, refused: CloseIcon, quiet: CloseIcon, done: CheckIcon, info: InfoIcon, alert: AlertIcon };

interface StatusBadgeProps {
  tone: keyof typeof shapes;
  children: ReactNode;
}

/** A state by its word, its shape and its colour, so that none of the three is needed alone. */
export function StatusBadge({ tone, children }: StatusBadgeProps) {
  const Shape = shapes[tone];
  return (
    <span className={classNames(styles['badge'], styles[tone])}>
      <Shape size={16} />
      {children}
    </span>
  );
}
