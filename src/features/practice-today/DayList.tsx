import type { DayAppointment } from '#contract/booking/practice-day.schema.ts';
import type { Desk } from '#src/features/practice-reservations/use-desk.ts';
import { useMessages } from '#src/page/messages.ts';
import { DayRow } from './DayRow.tsx';
import styles from './Today.module.css';

interface DayListProps {
  appointments: readonly DayAppointment[];
  /** The one that stands above with all there is to know of it. */
  nextId: string | undefined;
  now: Date;
  desk: Desk;
}

/** The day's appointments, one line each; a tap shows the whole card. */
export function DayList({ appointments, nextId, now, desk }: DayListProps) {
  const t = useMessages('practice-today');
  const hasSeveralTherapists = new Set(appointments.map(({ therapistId }) => therapistId)).size > 1;
  return (
    <section className={styles['section']} aria-labelledby="day-list">
      <div className={styles['head']}>
        <h2 id="day-list">{t('day')}</h2>
        {appointments.length > 0 && <p className={styles['quiet']}>{t('appointments', { count: appointments.length })}</p>}
      </div>
      {appointments.length === 0 && <p className={styles['quiet']}>{t('emptyDay')}</p>}
      <ul className={styles['rows']}>
        {appointments.map((appointment) => (
          <li key={appointment.id}>
            <DayRow
              appointment={appointment}
              isNext={appointment.id === nextId}
              showsTherapist={hasSeveralTherapists}
              now={now}
              desk={desk}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
