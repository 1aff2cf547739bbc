import { useMessages } from '#src/page/messages.ts';
import { Button } from '#src/ui/Button.tsx';
import styles from './DateStep.module.css';

export function DaysFailure({ onRetry }: { onRetry: () => void }) {
  const t = useMessages('booking');
  return (
    <div className={styles['failure']} role="alert">
      <p>{t('daysFailed')}</p>
      <Button onClick={onRetry}>{t('retry')}</Button>
    </div>
  );
}
