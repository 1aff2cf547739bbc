import { useEffect, useRef } from 'react';
import type { Reservation } from '#contract/booking/booking.schema.ts';
import { useLocale } from '#src/page/messages.ts';
import { DateText } from '#src/ui/DateText.tsx';
import styles from './Payment.module.css';

interface AppointmentHeadProps {
  title: string;
  /** Undefined while the server cannot be asked. */
  reservation: Reservation | undefined;
  /** It has just taken the place of another screen. */
  isNews?: boolean;
}

/** The title of the screen and the appointment it is about. */
export function AppointmentHead({ title, reservation, isNews = false }: AppointmentHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);

  // The screen it replaces was scrolled to its last button, which is gone with the focus.
  useEffect(() => {
    if (isNews) heading.current?.focus();
  }, [isNews]);

  return (
    <div className={styles['head']}>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {reservation && <AppointmentLines reservation={reservation} />}
    </div>
  );
}

/** When, what and with whom. */
export function AppointmentLines({ reservation: { startDateTime, service, therapist } }: { reservation: Reservation }) {
  const locale = useLocale();
  return (
    <div>
      <p className={styles['when']}>
        <DateText instant={startDateTime} format="dayAndTime" language={locale} timeZone={therapist.timeZone} />
      </p>
      <p className={styles['quiet']}>
        {service.name[locale]}, {therapist.fullName}
      </p>
    </div>
  );
}
