import { useQuery } from '@tanstack/react-query';
import type { AuthClient } from '#contract/auth/auth.schema.ts';
import { holds } from '#contract/permissions.ts';
import type { Therapist } from '#contract/therapist/therapist.schema.ts';
import { useMessages } from '#src/page/messages.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { ListFailure } from '#src/practice/ListFailure.tsx';
import { TherapistChoice } from '#src/practice/TherapistChoice.tsx';
import { PendingCard } from '#src/ui/PendingCard.tsx';
import { HoursForm } from './HoursForm.tsx';
import { scheduleQueries } from './practice-schedule.queries.ts';
import styles from './Schedule.module.css';
import { servicesQuery } from './services.queries.ts';
import { ServicesSection } from './ServicesSection.tsx';

/** When clients may come, to whom, and what they would be offered. */
export function Schedule({ reader }: { reader: AuthClient }) {
  const t = useMessages('practice-schedule');
  return (
    <>
      <h1>{t('title')}</h1>
      <p className={styles['intro']}>{t('intro')}</p>
      <TherapistChoice
        reader={reader}
        isForAll={holds(reader.access, 'SCHEDULE', 'WRITE')}
        nobody={{ title: t('nobodyTitle'), text: t('nobodyText') }}
      >
        {(therapist, isOwn) => (
          <ScheduleOf
            key={therapist.userId}
            therapist={therapist}
            isOwn={isOwn}
            mayWriteServices={isOwn || holds(reader.access, 'THERAPIST', 'WRITE')}
          />
        )}
      </TherapistChoice>
    </>
  );
}

interface ScheduleOfProps {
  therapist: Therapist;
  isOwn: boolean;
  mayWriteServices: boolean;
}

function ScheduleOf({ therapist, isOwn, mayWriteServices }: ScheduleOfProps) {
  const { userId } = therapist;
  const apiClient = useApiClient();
  const { data, failureReason, refetch } = useQuery(scheduleQueries.hours(apiClient, { userId, isOwn }));
  const services = useQuery({ ...servicesQuery(apiClient, therapist.id), enabled: mayWriteServices });
  // Whoever may only write the hours tries them on what the page of the therapist shows.
  const published = mayWriteServices ? [] : therapist.services.map((each) => ({ ...each, bufferAfterMinutes: null, isOffered: true }));
  return (
    <>
      {mayWriteServices && <ServicesSection therapist={therapist} services={services} />}
      {data === undefined && (failureReason ? <ListFailure onRetry={() => void refetch()} /> : <PendingCard />)}
      {data !== undefined && (
        <HoursForm
          whose={{ userId, isOwn }}
          therapistId={therapist.id}
          saved={data}
          services={services.data?.items.filter(({ isOffered }) => isOffered) ?? published}
        />
      )}
    </>
  );
}
