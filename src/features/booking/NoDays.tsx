import { useQuery } from '@tanstack/react-query';
import { useMessages } from '#src/page/messages.ts';
import { practiceQueries } from '#src/page/practice.queries.ts';
import { TextWithNumbers } from '#src/page/TextWithNumbers.tsx';
import { useApiClient } from '#src/page/use-api-client.ts';
import styles from './DateStep.module.css';

/** Where there is no network, and no free time is known of on this device: what happens next, and whom to call meanwhile. */
export function NoDays() {
  const t = useMessages('booking');
  const phone = useQuery(practiceQueries.practice(useApiClient())).data?.phone;
  return (
    <p className={styles['notice']} role="status">
      {t('daysUnreached')} {phone && <TextWithNumbers text={t('daysCall', { phone })} />}
    </p>
  );
}
