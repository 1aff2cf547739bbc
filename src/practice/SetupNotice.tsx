import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMessages } from '#src/page/messages.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import styles from './PracticeAlert.module.css';
import { setupQuery } from './setup.queries.ts';

/** While nobody can be booked: leads back to the list of what is still to be settled. */
export function SetupNotice() {
  const t = useMessages('practice');
  const { data } = useQuery(setupQuery(useApiClient()));
  if (data?.isBookable !== false) return null;
  return (
    <p role="status" className={styles['alert']}>
      <strong>{t('notOpen')}</strong> {t('notOpenText')} <Link to="/practice/setup">{t('nav.setup')}</Link>
    </p>
  );
}
