import { useMessages } from './messages.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import styles from './PagePending.module.css';

/** Shown while a page without its own skeleton is on its way. */
export function PagePending() {
  const t = useMessages('app');
  return (
    <div className={styles['pending']} aria-busy="true">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <noscript>
        <p>{t('needsScripts')}</p>
      </noscript>
      <Skeleton shape="title" />
      <Skeleton />
      <Skeleton shape="short" />
      <Skeleton shape="card" />
      <Skeleton shape="card" />
    </div>
  );
}
