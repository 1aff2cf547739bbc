import { useState } from 'react';
import { defaultTimeZone, scheduledBlogMaxDays } from '#contract/constants.ts';
import { dateInZone } from '#contract/dates-in-words.ts';
import { useMessages } from '#src/page/messages.ts';
import { ChangeModal } from '#src/practice/ChangeModal.tsx';
import { addDays } from '#src/ui/calendar-grid.ts';
import { FieldError } from '#src/ui/form/Field.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { instantInZone, timeInZone } from '#src/ui/instant-in-zone.ts';
import styles from './WriteBlog.module.css';

interface ScheduleModalProps {
  /** ISO 8601, UTC; null where none is set. */
  publishAt: string | null;
  onSchedule: (publishAt: string) => void;
  onClose: () => void;
}

/** When an article is published by itself, by the clock of the practice. */
export function ScheduleModal({ publishAt, onSchedule, onClose }: ScheduleModalProps) {
  const t = useMessages('practice-blogs');
  const [today] = useState(() => dateInZone(new Date(), defaultTimeZone));
  const lastDay = addDays(today, scheduledBlogMaxDays - 1);
  const [date, setDate] = useState(publishAt ? dateInZone(new Date(publishAt), defaultTimeZone) : addDays(today, 1));
  const [time, setTime] = useState(publishAt ? timeInZone(publishAt, defaultTimeZone) : '08:00');
  const [problem, setProblem] = useState<'noTime' | 'past' | 'tooFar'>();

  function schedule() {
    if (date === '' || time === '') return setProblem('noTime');
    const instant = instantInZone(date, time, defaultTimeZone);
    if (instant.getTime() <= Date.now()) return setProblem('past');
    if (date > lastDay) return setProblem('tooFar');
    onSchedule(instant.toISOString());
  }

  return (
    <ChangeModal title={t('schedule.title')} doLabel={t('schedule.do')} isPending={false} onDo={schedule} onClose={onClose}>
      <p>{t('schedule.means')}</p>
      <div className={styles['pair']}>
        <TextField
          type="date"
          label={t('schedule.date')}
          min={today}
          max={lastDay}
          value={date}
          onChange={(event) => setDate(event.target.value)}
        />
        <TextField type="time" label={t('schedule.time')} value={time} onChange={(event) => setTime(event.target.value)} />
      </div>
      <FieldError id="schedule-problem">{problem && t(`schedule.${problem}`)}</FieldError>
    </ChangeModal>
  );
}
