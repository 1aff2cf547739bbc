import { useEffect, useRef } from 'react';
import { cityOf } from '#src/features/booking/hours.ts';
import { useMessages } from '#src/page/messages.ts';
import { Button } from '#src/ui/Button.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import styles from './PracticeCard.module.css';

/** yyyy-MM-dd and HH:mm by the clocks of the practice. */
export interface TypedTime {
  readonly date: string;
  readonly time: string;
}

interface OtherTimeProps {
  typed: TypedTime;
  today: string;
  timeZone: string;
  onType: (typed: TypedTime) => void;
  /** Back to the times on offer. */
  onBack: () => void;
}

/** A time that the site offers to nobody, typed on purpose. */
export function OtherTime({ typed, today, timeZone, onType, onBack }: OtherTimeProps) {
  const t = useMessages('practice-reservations');
  const fields = useRef<HTMLDivElement>(null);

  // What was pressed has gone away: the keyboard goes on with what stands in its place.
  useEffect(() => fields.current?.querySelector('input')?.focus(), []);

  return (
    <>
      <p className={styles['notice']}>{t('moveOtherText')}</p>
      <div ref={fields} className={styles['pair']}>
        <TextField
          type="date"
          name="date"
          label={t('moveDate')}
          value={typed.date}
          min={today}
          onChange={(event) => onType({ ...typed, date: event.target.value })}
        />
        <TextField
          type="time"
          name="time"
          label={t('moveTime', { city: cityOf(timeZone) })}
          value={typed.time}
          step={300}
          onChange={(event) => onType({ ...typed, time: event.target.value })}
        />
      </div>
      <div>
        <Button onClick={onBack}>{t('moveOffered')}</Button>
      </div>
    </>
  );
}
