import { useMessages } from '#src/page/messages.ts';
import styles from './DateStep.module.css';
import { PracticeCall } from './PracticeCall.tsx';

/** Where there is no network, and no free time is known of on this device: what happens next, and whom to call meanwhile. */
export function NoDays() {
  const t = useMessages('booking');
  return (
    <p className={styles['notice']} role="status">
      {t('daysUnreached')} <PracticeCall />
    </p>
  );
}
