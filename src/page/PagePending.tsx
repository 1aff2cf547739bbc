import { Skeleton } from '#src/ui/Skeleton.tsx';
import { TrustedHtml } from '#src/ui/TrustedHtml.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { useMessages } from './messages.ts';
import styles from './PagePending.module.css';

export interface PagePendingProps {
  /** What the page is called and is for, where that is known before the page is there. */
  title?: string | undefined;
  text?: string | undefined;
}

/** Shown while a page without its own skeleton is on its way. */
export function PagePending({ title, text }: PagePendingProps) {
  const t = useMessages('app');
  return (
    <div className={styles['pending']} aria-busy="true">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {title ? (
        <div className={styles['words']}>
          <h1>{title}</h1>
          {text && <p>{text}</p>}
        </div>
      ) : (
        // The words that the server has drawn stay until the page's own file is there.
        <TrustedHtml className={styles['words']} html="" suppressHydrationWarning />
      )}
      <noscript>
        <p>{t('needsScripts')}</p>
      </noscript>
      <div className={styles['opening']}>
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton shape="short" />
      </div>
      <Skeleton shape="card" />
      <Skeleton shape="card" />
    </div>
  );
}
