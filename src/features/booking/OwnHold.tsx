import { useEffect, useRef } from 'react';
import type { Reservation } from '#contract/booking/booking.schema.ts';
import { bringIntoView } from '#src/page/bring-into-view.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { Button } from '#src/ui/Button.tsx';
import { DateText } from '#src/ui/DateText.tsx';
import { formatInstant } from '#contract/dates-in-words.ts';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import styles from './ConfirmStep.module.css';
import { forgetBooking } from './forget-booking.ts';

interface OwnHoldProps {
  reservation: Reservation;
  /** It answers a press of this person. */
  isAnswer: boolean;
  onChooseAnother: () => void;
}

/** The chosen time is booked already, by this very person: what is left to do. */
export function OwnHold({ reservation, isAnswer, onChooseAnother }: OwnHoldProps) {
  const t = useMessages('booking');
  const locale = useLocale();
  const card = useRef<HTMLDivElement>(null);
  const { id, startDateTime, status, holdUntil, therapist } = reservation;
  const isUnpaid = status === 'PENDING_PAYMENT';

  useEffect(() => void (isAnswer && card.current && bringIntoView(card.current)), [isAnswer]);

  const leave = () => void forgetBooking(therapist.slug);
  const { timeZone } = therapist;
  return (
    <div ref={card} className={styles['own']} tabIndex={-1} role="group" aria-labelledby="own-hold">
      <h4 id="own-hold">{t('ownTitle')}</h4>
      <p className={styles['ownTime']}>
        <DateText instant={startDateTime} format="dayAndTime" language={locale} timeZone={timeZone} />
      </p>
      <p>{isUnpaid && holdUntil ? t('ownUnpaid', { until: formatInstant(holdUntil, 'dayAndTime', locale, timeZone) }) : t('ownMade')}</p>
      <div className={styles['ownActions']}>
        {isUnpaid ? (
          <LinkButton variant="filled" to="/reservations/$reservationId/payment" params={{ reservationId: id }} onClick={leave}>
            {t('ownPay')}
          </LinkButton>
        ) : (
          <LinkButton variant="filled" to="/reservations" onClick={leave}>
            {t('seeReservations')}
          </LinkButton>
        )}
        <Button variant="plain" onClick={onChooseAnother}>
          {t('ownAnother')}
        </Button>
      </div>
    </div>
  );
}
