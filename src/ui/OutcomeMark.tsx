import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './OutcomeMark.module.css';

/** The round sign above what came of something; the words below it say the same. */
export const OutcomeMark = ({ isGood, children }: { isGood: boolean; children: ReactNode }) => (
  <div className={classNames(styles['mark'], !isGood && styles['waiting'])}>{children}</div>
);
