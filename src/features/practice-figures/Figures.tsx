import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import type { Figures as AppointmentFigures } from '#contract/booking/figures.endpoints.ts';
import { figuresWeeks } from '#contract/booking/figures-limits.ts';
import { useMessages } from '#src/page/messages.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { ListFailure } from '#src/practice/ListFailure.tsx';
import { Card } from '#src/ui/Card.tsx';
import { PendingCard } from '#src/ui/PendingCard.tsx';
import { PillLink, PillNav } from '#src/ui/PillNav.tsx';
import { durationInWords } from './duration-in-words.ts';
import { readWeeks, writeWeeks } from './figures-search.ts';
import { figuresQueries } from './figures.queries.ts';
import { Readings } from './Readings.tsx';
import { Shares } from './Shares.tsx';
import { Weeks } from './Weeks.tsx';
import styles from './Figures.module.css';

/** The last weeks in numbers, without anything that few people are behind. */
export function Figures() {
  const t = useMessages('practice-figures');
  const chosen = readWeeks(useSearch({ strict: false }));
  const { data, failureReason, isPlaceholderData, refetch } = useQuery({
    ...figuresQueries.appointments(useApiClient(), chosen),
    // Of the period before, until this one's are there: an open table stays open.
    placeholderData: (shown) => shown,
  });
  return (
    <>
      <h1>{t('title')}</h1>
      <p className={styles['intro']}>{t('intro')}</p>
      <PillNav label={t('period')}>
        {figuresWeeks.map((weeks) => (
          <PillLink key={weeks} to="/practice/figures" search={writeWeeks(weeks)} isCurrent={weeks === chosen}>
            {t('lastWeeks', { count: Number(weeks) })}
          </PillLink>
        ))}
      </PillNav>
      {failureReason && (!data || isPlaceholderData) ? (
        <ListFailure title={t('failedTitle')} onRetry={() => void refetch()} />
      ) : data ? (
        <Appointments figures={data} />
      ) : (
        <PendingCard />
      )}
      <Readings weeks={chosen} />
    </>
  );
}

function Appointments({ figures: { weeks, answers, attendance, services, modes } }: { figures: AppointmentFigures }) {
  const t = useMessages('practice-figures');
  return (
    <>
      <Weeks weeks={weeks} />
      <div className={styles['pair']}>
        <Card as="section" className={styles['card']} aria-labelledby="answers">
          <h2 id="answers">{t('answersTitle')}</h2>
          <p>
            {answers
              ? t('answersText', { median: durationInWords(t, answers.medianMinutes), long: durationInWords(t, answers.longMinutes) })
              : t('few')}
          </p>
        </Card>
        <Card as="section" className={styles['card']} aria-labelledby="attendance">
          <h2 id="attendance">{t('attendanceTitle')}</h2>
          <p>{attendance.held === null ? t('fewHeld') : t('held', { count: attendance.held })}</p>
          <p>{attendance.missed === null ? t('fewMissed') : t('missed', { count: attendance.missed })}</p>
        </Card>
      </div>
      <Card as="section" className={styles['card']} aria-labelledby="shares">
        <h2 id="shares">{t('sharesTitle')}</h2>
        <div className={styles['pair']}>
          <Shares caption={t('byService')} of={t('service')} rows={services} />
          <Shares
            caption={t('byMode')}
            of={t('mode')}
            rows={modes.map(({ mode, percent }) => ({ id: mode, name: t(`modes.${mode}`), percent }))}
          />
        </div>
        <p className={styles['quiet']}>{t('sharesNote')}</p>
      </Card>
    </>
  );
}
