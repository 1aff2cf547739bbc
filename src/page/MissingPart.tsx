import { Button } from '#src/ui/Button.tsx';
import { useMessages } from './messages.ts';
import styles from './MissingPart.module.css';

/** A part of the page whose file did not come. What is written elsewhere on the page stays. */
export function MissingPart({ onRetry }: { onRetry: () => void }) {
  const t = useMessages('app');
  return (
    <div className={styles['missing']} role="alert">
      <p>{t('partFailed')}</p>
      <Button onClick={onRetry}>{t('retry')}</Button>
    </div>
  );
}
