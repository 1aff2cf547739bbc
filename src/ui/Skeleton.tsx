import styles from './Skeleton.module.css';
import { classNames } from './class-names.ts';

interface SkeletonProps {
  shape?: 'line' | 'short' | 'title' | 'card' | 'picture';
}

/** The place of something on its way. Short lines are lines at half width. */
export function Skeleton({ shape = 'line' }: SkeletonProps) {
  return <span className={classNames(styles['skeleton'], shape === 'short' && styles['line'], styles[shape])} aria-hidden="true" />;
}
