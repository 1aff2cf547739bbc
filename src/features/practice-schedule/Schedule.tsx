import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AuthClient } from '#contract/auth/auth.schema.ts';
import { holds } from '#contract/permissions.ts';
import type { Therapist } from '#contract/therapist/therapist.schema.ts';
import { useMessages } from '#src/page/messages.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { ListFailure } from '#src/practice/ListFailure.tsx';
import { practiceTherapists } from '#src/practice/practice-therapists.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Select } from '#src/ui/form/Select.tsx';
import { ClockIcon } from '#src/ui/icons/ClockIcon.tsx';
import { PendingCard } from '#src/ui/PendingCard.tsx';
import { HoursForm } from './HoursForm.tsx';
import { scheduleQueries } from './practice-schedule.queries.ts';
import styles from './Schedule.module.css';
import { servicesQuery } from './services.queries.ts';
import { ServicesSection } from './ServicesSection.tsx';

/** When clients may come, to whom, and what they would be offered. */
export function Schedule({ reader }: { reader: AuthClient }) {
  const t = useMessages('practice-schedule');
  const therapists = useQuery(practiceTherapists(useApiClient()));
  const [chosen, setChosen] = useState('');
  // Whose hours one writes: everyone's where one may, else one's own.
  const theirs = (therapists.data ?? []).filter(({ userId }) => holds(reader.access, 'SCHEDULE', 'WRITE') || userId === reader.authID);
  const therapist = theirs.find(({ userId }) => userId === chosen) ?? theirs.find(({ userId }) => userId === reader.authID) ?? theirs[0];
  return (
    <>
      <h1>{t('title')}</h1>
      <p className={styles['intro']}>{t('intro')}</p>
      {!therapists.data && (therapists.failureReason ? <ListFailure onRetry={() => void therapists.refetch()} /> : <PendingCard />)}
      {therapists.data && !therapist && (
        <EmptyState icon={<ClockIcon size={28} />} title={t('nobodyTitle')}>
          <p>{t('nobodyText')}</p>
        </EmptyState>
      )}
      {theirs.length > 1 && therapist && (
        <div className={styles['whose']}>
          <Select
            label={t('whose')}
            options={theirs.map(({ userId, fullName }) => ({ value: userId, label: fullName }))}
            value={therapist.userId}
            onChoose={setChosen}
          />
        </div>
      )}
      {therapist && <ScheduleOf key={therapist.userId} therapist={therapist} isOwn={therapist.userId === reader.authID} />}
    </>
  );
}

function ScheduleOf({ therapist, isOwn }: { therapist: Therapist; isOwn: boolean }) {
  const { userId } = therapist;
  const apiClient = useApiClient();
  const { data, failureReason, refetch } = useQuery(scheduleQueries.hours(apiClient, { userId, isOwn }));
  const services = useQuery(servicesQuery(apiClient, therapist.id));
  return (
    <>
      <ServicesSection therapist={therapist} services={services} />
      {data === undefined && (failureReason ? <ListFailure onRetry={() => void refetch()} /> : <PendingCard />)}
      {data !== undefined && (
        <HoursForm
          whose={{ userId, isOwn }}
          therapistId={therapist.id}
          saved={data}
          services={services.data?.items.filter(({ isOffered }) => isOffered) ?? []}
        />
      )}
    </>
  );
}
