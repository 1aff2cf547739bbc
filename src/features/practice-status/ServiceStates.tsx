import { useQuery } from '@tanstack/react-query';
import { defaultTimeZone } from '#contract/constants.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { ListFailure } from '#src/practice/ListFailure.tsx';
import { Button } from '#src/ui/Button.tsx';
import { formatInstant } from '#src/ui/dates.ts';
import { PendingCard } from '#src/ui/PendingCard.tsx';
import { StatusBadge } from '#src/ui/StatusBadge.tsx';
import styles from './ServiceStates.module.css';
import { statusQueries } from './status.queries.ts';

/** Whether each service of the site answers, in words. */
export function ServiceStates() {
  const t = useMessages('practice-status');
  const locale = useLocale();
  const { data, isPending, isFetching, refetch } = useQuery(statusQueries.list(useApiClient()));
  const services = data?.items ?? [];
  const silent = services.filter(({ status }) => status === 'DOWN');
  return (
    <>
      <h1>{t('title')}</h1>
      {isPending && <PendingCard />}
      {!isPending && !data && <ListFailure onRetry={() => void refetch()} />}
      {services[0] && (
        <>
          <p role="status" className={styles['summary']}>
            {silent.length === 0 ? t('allUp') : t('someDown', { count: silent.length })}{' '}
            {t('askedAt', { time: formatInstant(services[0].time, 'time', locale, defaultTimeZone) })}
          </p>
          <ul className={styles['list']}>
            {services.map(({ service, status }) => (
              <li key={service} className={styles['row']}>
                <div>
                  <p className={styles['name']}>{t(`services.${service}.name`)}</p>
                  <p className={styles['quiet']}>{t(`services.${service}.what`)}</p>
                </div>
                <StatusBadge tone={status === 'UP' ? 'ok' : 'refused'}>{t(status === 'UP' ? 'up' : 'down')}</StatusBadge>
              </li>
            ))}
          </ul>
          {silent.length > 0 && <p className={styles['summary']}>{t('whatToDo')}</p>}
          <div>
            <Button isPending={isFetching} onClick={() => void refetch()}>
              {t('askAgain')}
            </Button>
          </div>
        </>
      )}
    </>
  );
}
