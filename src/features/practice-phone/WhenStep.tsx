import { useRef } from 'react';
import { DateStep } from '#src/features/booking/DateStep.tsx';
import { cityOf } from '#src/features/booking/hours.ts';
import { useMessages } from '#src/page/messages.ts';
import { Button } from '#src/ui/Button.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import styles from './PhoneBooking.module.css';
import type { PhoneDraft } from './phone-draft.ts';
import type { PhoneBooking } from './use-phone-booking.ts';

/** A time on offer, from the calendar that clients book from, or another one on purpose. */
export function WhenStep({ booking }: { booking: PhoneBooking }) {
  const t = useMessages('practice-phone');
  const { draft, therapist, slots, fields, change } = booking;
  const { other } = draft;
  const heading = useRef<HTMLHeadingElement>(null);

  /** What was pressed goes away: the focus stays with what it stood under. */
  function choose(part: Partial<PhoneDraft>) {
    heading.current?.focus();
    change(part);
  }
  return (
    <section className={styles['step']} aria-labelledby="phone-when">
      <h2 id="phone-when" ref={heading} tabIndex={-1}>
        {t('when')}
      </h2>
      {other ? (
        <>
          <p className={styles['notice']}>{t('otherText')}</p>
          <div className={styles['names']}>
            <TextField
              type="date"
              name="date"
              label={t('date')}
              value={other.date}
              min={slots.today}
              error={other.date ? undefined : fields['startDateTime']}
              onChange={(event) => change({ other: { ...other, date: event.target.value } })}
            />
            <TextField
              type="time"
              name="time"
              label={t('time', { city: cityOf(therapist.timeZone) })}
              value={other.time}
              error={other.date ? fields['startDateTime'] : undefined}
              step={300}
              onChange={(event) => change({ other: { ...other, time: event.target.value } })}
            />
          </div>
          <div>
            <Button onClick={() => choose({ other: undefined })}>{t('offeredTimes')}</Button>
          </div>
        </>
      ) : (
        <>
          <DateStep booking={slots} isSlotGone={false} />
          <div>
            <Button onClick={() => choose({ startDateTime: undefined, other: { date: slots.view.day ?? slots.today, time: '' } })}>
              {t('otherTime')}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
