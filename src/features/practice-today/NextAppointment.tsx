import type { DayAppointment } from '#contract/booking/practice-day.schema.ts';
import { PracticeCard } from '#src/features/practice-reservations/PracticeCard.tsx';
import type { Desk } from '#src/features/practice-reservations/use-desk.ts';
import { useMessages } from '#src/page/messages.ts';
import { waitUntil } from './next-appointment.ts';
import styles from './Today.module.css';

interface NextAppointmentProps {
  appointment: DayAppointment | null;
  now: Date;
  desk: Desk;
}

/** Who comes next, with what the practitioner needs for it. */
export function NextAppointment({ appointment, now, desk }: NextAppointmentProps) {
  const t = useMessages('practice-today');
  const wait = appointment && waitUntil(appointment, now);
  return (
    <section className={styles['section']} aria-labelledby="next-appointment">
      <div className={styles['head']}>
        <h2 id="next-appointment">{t('next')}</h2>
        {wait && <p className={styles['wait']}>{t(wait.key, 'count' in wait ? { count: wait.count } : {})}</p>}
      </div>
      {appointment ? (
        <PracticeCard key={appointment.id} reservation={appointment} now={now} desk={desk} />
      ) : (
        <p className={styles['quiet']}>{t('noNext')}</p>
      )}
    </section>
  );
}
