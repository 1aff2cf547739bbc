import { useQuery } from '@tanstack/react-query';
import type { AuthClient } from '#contract/auth/auth.schema.ts';
import type { PracticeDay } from '#contract/booking/practice-day.schema.ts';
import { formatInstant } from '#contract/dates-in-words.ts';
import { OpenProof } from '#src/features/practice-reservations/OpenProof.tsx';
import { useDesk } from '#src/features/practice-reservations/use-desk.ts';
import { ReservationsFailure } from '#src/features/reservations/ReservationsFailure.tsx';
import { useNow } from '#src/features/reservations/use-now.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { KeepSwitch } from '#src/session/KeepSwitch.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { AlarmLink } from './AlarmLink.tsx';
import { DayList } from './DayList.tsx';
import { Freshness } from './Freshness.tsx';
import { nextAppointment } from './next-appointment.ts';
import { NextAppointment } from './NextAppointment.tsx';
import { practiceDayQuery } from './practice-day.queries.ts';
import styles from './Today.module.css';
import { TodayPending } from './TodayPending.tsx';
import { UnreachedClients } from './UnreachedClients.tsx';
import { Waiting } from './Waiting.tsx';

/** The day of the practice: who comes next, who comes today, and what waits. */
export function Today({ reader }: { reader: AuthClient }) {
  const { data, failureReason, isError, refetch } = useQuery(practiceDayQuery(useApiClient()));
  const retry = () => void refetch();
  if (data) return <Day reader={reader} day={data} isUnconfirmed={failureReason !== null} onRetry={retry} />;
  return isError || failureReason ? <ReservationsFailure onRetry={retry} /> : <TodayPending />;
}

interface DayProps {
  reader: AuthClient;
  day: PracticeDay;
  /** The server did not answer: this is what was known last. */
  isUnconfirmed: boolean;
  onRetry: () => void;
}

function Day({ reader, day, isUnconfirmed, onRetry }: DayProps) {
  const t = useMessages('practice-today');
  const locale = useLocale();
  const now = useNow();
  const desk = useDesk(day.date);
  const asDecided = <R extends PracticeDay['appointments'][number]>(appointment: R): R => ({
    ...appointment,
    ...desk.kept.find(({ id }) => id === appointment.id),
  });
  const appointments = day.appointments.map(asDecided);
  const nextAfterToday = day.nextAfterToday && asDecided(day.nextAfterToday);
  const next = nextAppointment({ appointments, nextAfterToday }, now);

  return (
    <>
      <header>
        <h1>{t('title')}</h1>
        <p className={styles['date']}>{formatInstant(`${day.date}T12:00:00Z`, 'day', locale, 'UTC')}</p>
        <Freshness day={day} now={now} isUnconfirmed={isUnconfirmed} onRetry={onRetry} />
      </header>
      <AlarmLink count={day.waiting.alarms ?? 0} />
      <div className={styles['columns']}>
        <div className={styles['column']}>
          <NextAppointment appointment={next} now={now} desk={desk} />
          <DayList appointments={appointments} nextId={next?.id} now={now} desk={desk} />
        </div>
        <div className={styles['column']}>
          <Waiting waiting={day.waiting} />
          <UnreachedClients clients={day.waiting.unreached} timeZone={day.timeZone} />
        </div>
      </div>
      <OpenProof reservations={nextAfterToday ? [...appointments, nextAfterToday] : appointments} now={now} desk={desk} />
      <KeepSwitch client={reader} text={t('keepText')} />
      <div role="status">
        <VisuallyHidden>{desk.announcement}</VisuallyHidden>
      </div>
    </>
  );
}
