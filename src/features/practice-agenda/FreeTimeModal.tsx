import { useNavigate } from '@tanstack/react-router';
import { useState, type RefObject } from 'react';
import { formatInstant } from '#contract/dates-in-words.ts';
import { cityOf } from '#src/features/booking/hours.ts';
import { LateAbsenceForm } from '#src/features/practice-absences/LateAbsenceForm.tsx';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { Button } from '#src/ui/Button.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { instantInZone, minutesOf } from '#src/ui/instant-in-zone.ts';
import { Modal } from '#src/ui/Modal.tsx';
import styles from './Agenda.module.css';
import { dayMinutes, timeOf, type DayColumn } from './day-column.ts';

interface FreeTimeModalProps {
  column: DayColumn;
  /** Minutes since midnight: what was tapped, and when the free time ends. */
  from: number;
  until: number;
  books: boolean;
  laysDown: boolean;
  showsTherapist: boolean;
  now: Date;
  fallbackFocus: RefObject<HTMLElement | null>;
  onClose: () => void;
}

const usualAbsence = 60;

/** What free time becomes: an appointment, or an absence. */
export function FreeTimeModal({ column, from, until, books, laysDown, showsTherapist, now, fallbackFocus, onClose }: FreeTimeModalProps) {
  const t = useMessages('practice-agenda');
  const locale = useLocale();
  const navigate = useNavigate();
  const [time, setTime] = useState(() => timeOf(from));
  const [isBlocking, setIsBlocking] = useState(false);
  const { date, therapist } = column;
  const start = time ? instantInZone(date, time, therapist.timeZone) : undefined;
  const isPast = start !== undefined && start <= now;

  if (isBlocking) {
    const begins = minutesOf(time);
    const end = Math.min(begins + usualAbsence, begins < until ? until : dayMinutes, dayMinutes - 1);
    return (
      <LateAbsenceForm
        preset={{ kind: 'HOURS', first: date, from: time, until: timeOf(end), userId: therapist.userId }}
        therapists={[therapist]}
        fallbackFocus={fallbackFocus}
        onClose={onClose}
      />
    );
  }
  return (
    <Modal title={t('addTitle')} closeLabel={t('close')} size="small" fallbackFocus={fallbackFocus} onClose={onClose}>
      <p className={styles['period']}>
        {[formatInstant(date, 'day', locale, 'UTC'), ...(showsTherapist ? [therapist.fullName] : [])].join(' · ')}
      </p>
      <TextField
        type="time"
        name="time"
        label={t('time', { city: cityOf(therapist.timeZone) })}
        value={time}
        step={300}
        error={isPast ? t('past') : undefined}
        onChange={(event) => setTime(event.target.value)}
      />
      {books && (
        <Button
          variant="filled"
          isWide
          disabled={!start || isPast}
          onClick={() =>
            start && void navigate({ to: '/practice/by-phone', search: { start: start.toISOString(), therapist: therapist.id } })
          }
        >
          {t('book')}
        </Button>
      )}
      {laysDown && (
        <Button isWide disabled={!start || isPast} onClick={() => setIsBlocking(true)}>
          {t('block')}
        </Button>
      )}
    </Modal>
  );
}
