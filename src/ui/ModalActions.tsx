import type { ReactNode } from 'react';
import styles from './ModalActions.module.css';

/** The buttons at the foot of a modal; the one that does what it is about comes last. */
export const ModalActions = ({ children }: { children: ReactNode }) => <div className={styles['actions']}>{children}</div>;
