import { useRef } from 'react';
import type { PracticeReservation } from '#contract/booking/practice-reservation.schema.ts';
import { defaultTimeZone } from '#contract/constants.ts';
import { formatInstant } from '#contract/dates-in-words.ts';
import { ReservationMoment } from '#src/features/reservations/ReservationMoment.tsx';
import { ReservationStatusBadge } from '#src/features/reservations/ReservationStatusBadge.tsx';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { Card } from '#src/ui/Card.tsx';
import { CardClient } from './CardClient.tsx';
import { CardDecisions } from './CardDecisions.tsx';
import { CardPayment } from './CardPayment.tsx';
import { clientName } from './client-name.ts';
import { OwnNote } from './OwnNote.tsx';
import styles from './PracticeCard.module.css';
import { staffActions } from './staff-actions.ts';
import { useDecisions } from './use-decisions.ts';
import type { Desk } from './use-desk.ts';
import { VideoLink } from './VideoLink.tsx';

interface PracticeCardProps {
  /** Where it is known whether the client comes for the first time, that is said. */
  reservation: PracticeReservation & { isFirstTime?: boolean };
  now: Date;
  desk: Desk;
}

/** Why it will not take place; the reason of a refused proof is told with the proof. */
const closedReason = ({ status, statusReason }: PracticeReservation) =>
  status === 'REJECTED' || status === 'CANCELLED' ? statusReason : null;

/** Since when e-mails do not reach the person, while there is still something to tell them about it. */
const mailRefusal = ({ client, endDateTime }: PracticeReservation, now: Date) =>
  new Date(endDateTime) > now ? client.mailRefusedAt : null;

/** Its client has been proposed other times, and has taken none so far. */
const isAskedToMove = ({ status, startDateTime, proposedTimes }: PracticeReservation, now: Date) =>
  status === 'ACCEPTED' && proposedTimes !== null && new Date(startDateTime) > now;

/** One reservation to decide on: when, who, what, paid how, then the decisions. */
export function PracticeCard({ reservation, now, desk }: PracticeCardProps) {
  const t = useMessages('practice-reservations');
  const tShared = useMessages('reservations');
  const locale = useLocale();
  const card = useRef<HTMLDivElement>(null);
  const { decision, notice } = useDecisions(reservation, desk);
  const actions = staffActions(reservation, now);
  const { id, service, mode, sessionDuration, note } = reservation;
  const reason = closedReason(reservation);
  const refusedAt = mailRefusal(reservation, now);
  const timesBefore = reservation.isFirstTime === undefined ? [] : [t(reservation.isFirstTime ? 'firstTime' : 'notFirstTime')];
  const what = [service.name[locale], tShared('minutes', { duration: sessionDuration }), tShared(`mode${mode}`), ...timesBefore];

  return (
    <Card as="article" ref={card} tabIndex={-1} className={styles['card']} aria-labelledby={`when-${id} who-${id}`}>
      <div className={styles['top']}>
        <ReservationMoment reservation={reservation} now={now} headingId={`when-${id}`} />
        <ReservationStatusBadge reservation={reservation} now={now} />
      </div>
      <CardClient reservation={reservation} headingId={`who-${id}`} />
      {refusedAt && (
        <p className={styles['notice']}>
          {t('mailRefused', { date: formatInstant(refusedAt, 'short', locale, defaultTimeZone), name: clientName(reservation) })}
        </p>
      )}
      <p className={styles['what']}>{what.join(' · ')}</p>
      {note && (
        <figure className={styles['note']}>
          <figcaption>{t('noteLabel')}</figcaption>
          <blockquote>{note}</blockquote>
        </figure>
      )}
      {mode === 'VIDEO' && <VideoLink reservation={reservation} actions={actions} desk={desk} />}
      <OwnNote reservation={reservation} />
      <CardPayment reservation={reservation} actions={actions} decision={decision} card={card} onViewProof={() => desk.view(id)} />
      {reason && <p className={styles['what']}>{t('reasonWas', { reason })}</p>}
      {isAskedToMove(reservation, now) && <p className={styles['notice']}>{t('timesProposed')}</p>}
      {notice && <p className={styles['notice']}>{notice}</p>}
      <CardDecisions
        reservation={reservation}
        actions={actions}
        decision={decision}
        undoUntil={desk.undoUntil(id)}
        put={desk.put}
        card={card}
      />
    </Card>
  );
}
