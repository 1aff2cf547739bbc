import type { ReactNode } from 'react';
import { classNames } from '#src/ui/class-names.ts';
import styles from './PracticeFrame.module.css';

interface PracticeFrameProps {
  /** Cards one below the other, rather than a table. */
  isNarrow?: boolean;
  /** Who reads is not known yet: the place of the way to the other screens is kept. */
  isPending?: boolean;
  children: ReactNode;
}

/** Where a screen of the practice stands, and what holds its place until then. */
export const PracticeFrame = ({ isNarrow = false, isPending = false, children }: PracticeFrameProps) => (
  <div className={classNames(styles['page'], isNarrow && styles['narrow'])} aria-busy={isPending || undefined}>
    {isPending && <div className={styles['nav']} />}
    {children}
  </div>
);
