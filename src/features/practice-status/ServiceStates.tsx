import { useQuery } from '@tanstack/react-query';
import { defaultTimeZone } from '#contract/constants.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { ListFailure } from '#src/practice/ListFailure.tsx';
import { Button } from '#src/ui/Button.tsx';
import { formatInstant } from '#contract/dates-in-words.ts';
import { PendingCard } from '#src/ui/PendingCard.tsx';
import { StatusBadge } from '#src/ui/StatusBadge.tsx';
import styles from './ServiceStates.module.css';
import { statusQueries } from './status.queries.ts';

const tones = { UP: 'ok', LATE: 'wait', DOWN: 'refused' } as const;
const words = { UP: 'up', LATE: 'late', DOWN: 'down' } as const;

/** Whether each service of the site answers and sends what it has to, in words. */
export function ServiceStates() {
  const t = useMessages('practice-status');
  const locale = useLocale();
  const { data, isPending, isFetching, refetch } = useQuery(statusQueries.list(useApiClient()));
  const services = data?.items ?? [];
  const silent = services.filter(({ status }) => status === 'DOWN');
  const late = services.filter(({ status }) => status === 'LATE');
  const isAllWell = silent.length + late.length === 0 && services.every(({ givenUp }) => givenUp === 0);
  return (
    <>
      <h1>{t('title')}</h1>
      {isPending && <PendingCard />}
      {!isPending && !data && <ListFailure onRetry={() => void refetch()} />}
      {services[0] && (
        <>
          <p role="status" className={styles['summary']}>
            {silent.length === 0 ? t('allUp') : t('someDown', { count: silent.length })}{' '}
            {late.length > 0 && `${t('someLate', { count: late.length })} `}
            {t('askedAt', { time: formatInstant(services[0].time, 'time', locale, defaultTimeZone) })}
          </p>
          <ul className={styles['list']}>
            {services.map(({ service, status, waitingSince, givenUp }) => (
              <li key={service} className={styles['row']}>
                <div>
                  <p className={styles['name']}>{t(`services.${service}.name`)}</p>
                  <p className={styles['quiet']}>{t(`services.${service}.what`)}</p>
                  {status === 'LATE' && waitingSince !== null && (
                    <p className={styles['trouble']}>
                      {t('waitingSince', { time: formatInstant(waitingSince, 'dayAndTime', locale, defaultTimeZone) })}
                    </p>
                  )}
                  {givenUp > 0 && <p className={styles['trouble']}>{t('givenUp', { count: givenUp })}</p>}
                </div>
                <StatusBadge tone={tones[status]}>{t(words[status])}</StatusBadge>
              </li>
            ))}
          </ul>
          {!isAllWell && <p className={styles['summary']}>{t('whatToDo')}</p>}
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
