import { useEffect, useRef } from 'react';
import type { PracticeReservation } from '#contract/booking/practice-reservation.schema.ts';
import { clientName } from '#src/features/practice-reservations/client-name.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { Button } from '#src/ui/Button.tsx';
import { DateText } from '#src/ui/DateText.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import styles from './PhoneBooking.module.css';
import { toldOf } from './told-of.ts';

interface TakenProps {
  reservation: PracticeReservation;
  /** Where the letter about it goes, or an empty text. */
  email: string;
  onAgain: () => void;
}

/** That it is booked, for whom and when, and where to go from there. */
export function Taken({ reservation, email, onAgain }: TakenProps) {
  const t = useMessages('practice-phone');
  const locale = useLocale();
  const { startDateTime, therapist, service, mode, status, payment } = reservation;
  const heading = useRef<HTMLHeadingElement>(null);

  // The form has gone, and the focus with it; what stands here begins at the top.
  useEffect(() => {
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: 'center' });
  }, []);

  return (
    <section className={styles['done']} aria-labelledby="phone-done">
      <h1 id="phone-done" ref={heading} tabIndex={-1}>
        {t('doneTitle')}
      </h1>
      <p className={styles['strong']}>
        <bdi>{clientName(reservation)}</bdi>
      </p>
      <p className={styles['strong']}>
        <DateText instant={startDateTime} format="dayAndTime" language={locale} timeZone={therapist.timeZone} />
      </p>
      <p>
        {service.name[locale]} · {t(`mode${mode}`)}
      </p>
      {status !== 'ACCEPTED' && <p>{t('doneWait')}</p>}
      <p>{toldOf(payment.kind, email, t)}</p>
      <div className={styles['actions']}>
        <Button variant="filled" onClick={onAgain}>
          {t('another')}
        </Button>
        <LinkButton to="/practice">{t('seeDay')}</LinkButton>
        <LinkButton to="/practice/reservations" search={{ tab: 'upcoming' }}>
          {t('seeAll')}
        </LinkButton>
      </div>
    </section>
  );
}
