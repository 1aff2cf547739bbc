import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Reservation } from '#contract/booking/booking.schema.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { formatMillimes } from '#contract/payment/money-in-words.ts';
import { practiceQueries } from '#src/page/practice.queries.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { Card } from '#src/ui/Card.tsx';
import { StatusBadge } from '#src/ui/StatusBadge.tsx';
import { nextStep } from './next-step.ts';
import { NextStep } from './NextStep.tsx';
import { ReservationActions } from './ReservationActions.tsx';
import styles from './ReservationCard.module.css';
import { ReservationMoment } from './ReservationMoment.tsx';
import { ReservationStatusBadge } from './ReservationStatusBadge.tsx';
import { turnOf } from './turn.ts';

interface ReservationCardProps {
  reservation: Reservation;
  now: Date;
  onCancel?: () => void;
  onMove?: () => void;
}

/** One reservation for its client: when, where it stands, what happens next, what can be done. */
export function ReservationCard({ reservation, now, onCancel, onMove }: ReservationCardProps) {
  const t = useMessages('reservations');
  const locale = useLocale();
  const address = useQuery(practiceQueries.practice(useApiClient())).data?.address[locale];
  const { service, mode, therapist, sessionDuration, payment } = reservation;
  const turn = turnOf(reservation, now);
  const what = [
    service.name[locale],
    t('minutes', { duration: sessionDuration }),
    t(`mode${mode}`),
    t('withTherapist', { therapist: therapist.fullName }),
    formatMillimes(payment.amountMillimes, locale),
  ];
  return (
    <Card as="article" className={styles['card']} aria-labelledby={`reservation-${reservation.id}`}>
      <div className={styles['top']}>
        <ReservationMoment reservation={reservation} now={now} headingId={`reservation-${reservation.id}`} />
        <p className={styles['badges']}>
          <ReservationStatusBadge reservation={reservation} now={now} />
          {turn && <StatusBadge tone={turn === 'PRACTICE' ? 'wait' : 'info'}>{t(`turn${turn}`)}</StatusBadge>}
        </p>
      </div>
      <p className={styles['what']}>{what.join(' · ')}</p>
      {payment.receipts.length > 0 && (
        <p className={styles['receipts']}>
          {payment.receipts.map(({ id, kind, number }) => (
            <Link key={id} to="/receipts/$receiptId" params={{ receiptId: id }}>
              {t(`receipt${kind}`, { number })}
            </Link>
          ))}
        </p>
      )}
      <NextStep sentences={nextStep(reservation, { now, locale, address })} />
      <ReservationActions reservation={reservation} now={now} onCancel={onCancel} onMove={onMove} />
    </Card>
  );
}
