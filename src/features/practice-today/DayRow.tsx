import { useState } from 'react';
import type { DayAppointment } from '#contract/booking/practice-day.schema.ts';
import { formatInstant } from '#contract/dates-in-words.ts';
import { clientName } from '#src/features/practice-reservations/client-name.ts';
import { PracticeCard } from '#src/features/practice-reservations/PracticeCard.tsx';
import type { Desk } from '#src/features/practice-reservations/use-desk.ts';
import { ReservationStatusBadge } from '#src/features/reservations/ReservationStatusBadge.tsx';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { ChevronDownIcon } from '#src/ui/icons/ChevronDownIcon.tsx';
import { StatusBadge } from '#src/ui/StatusBadge.tsx';
import styles from './Today.module.css';

interface DayRowProps {
  appointment: DayAppointment;
  /** Its card stands above: here is its line alone. */
  isNext: boolean;
  showsTherapist: boolean;
  now: Date;
  desk: Desk;
}

export function DayRow({ isNext, ...row }: DayRowProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (isNext)
    return (
      <div className={styles['row']}>
        <RowLine {...row} isNext />
      </div>
    );
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className={styles['row']}>
        <RowLine {...row} isNext={false} />
        <ChevronDownIcon size={20} />
      </summary>
      {isOpen && <PracticeCard reservation={row.appointment} now={row.now} desk={row.desk} />}
    </details>
  );
}

function RowLine({ appointment, isNext, showsTherapist, now }: DayRowProps | Omit<DayRowProps, 'desk'>) {
  const t = useMessages('practice-today');
  const tShared = useMessages('reservations');
  const locale = useLocale();
  const { startDateTime, service, mode, therapist, isFirstTime } = appointment;
  const what = [service.name[locale], tShared(`mode${mode}`), ...(showsTherapist ? [therapist.fullName] : [])];
  return (
    <>
      <time dateTime={startDateTime}>{formatInstant(startDateTime, 'time', locale, therapist.timeZone)}</time>
      <span className={styles['who']}>
        <strong>{clientName(appointment)}</strong>
        <span className={styles['quiet']}>{what.join(' · ')}</span>
        <span className={styles['badges']}>
          {isNext ? <StatusBadge tone="info">{t('isNext')}</StatusBadge> : <ReservationStatusBadge reservation={appointment} now={now} />}
          {isFirstTime && <StatusBadge tone="info">{t('firstTime')}</StatusBadge>}
        </span>
      </span>
    </>
  );
}
