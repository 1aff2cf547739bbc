import { useRef, useState } from 'react';
import type { Reservation } from '#contract/booking/booking.schema.ts';
import { NotificationSlot } from '#src/features/notifications/NotificationSlot.tsx';
import { latePart } from '#src/page/late-part.tsx';
import { useMessages } from '#src/page/messages.ts';
import { MissingPart } from '#src/page/MissingPart.tsx';
import { KeepQuestion } from '#src/session/KeepQuestion.tsx';
import { BookLink } from './BookLink.tsx';
import { NoReservations } from './NoReservations.tsx';
import { PastReservations } from './PastReservations.tsx';
import { ReservationCard } from './ReservationCard.tsx';
import { ReservationsFailure } from './ReservationsFailure.tsx';
import styles from './Reservations.module.css';
import { ReservationsPending } from './ReservationsPending.tsx';
import { ZoneNote } from './ZoneNote.tsx';
import { useOwnReservations } from './use-own-reservations.ts';

const CancelReservationModal = latePart(async () => (await import('./CancelReservationModal.tsx')).CancelReservationModal, {
  Missing: MissingPart,
});
const MoveReservationModal = latePart(async () => (await import('./MoveReservationModal.tsx')).MoveReservationModal, {
  Missing: MissingPart,
});

const modals = { cancel: CancelReservationModal, move: MoveReservationModal };

export function Reservations() {
  const t = useMessages('reservations');
  const own = useOwnReservations();
  const title = useRef<HTMLHeadingElement>(null);
  const [asked, setAsked] = useState<{ to: keyof typeof modals; reservation: Reservation }>();

  if (own.hasFailed) return <ReservationsFailure onRetry={own.retry} />;
  if (own.isPending) return <ReservationsPending />;
  if (own.upcoming.length + own.past.length === 0) return <NoReservations />;
  const AskedModal = asked && modals[asked.to];

  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <h1 ref={title} tabIndex={-1}>
          {t('title')}
        </h1>
        <BookLink therapist={own.upcoming[0] ?? own.past[0]} />
      </header>
      <section className={styles['section']} aria-labelledby="upcoming-reservations">
        <h2 id="upcoming-reservations">{t('upcoming')}</h2>
        {own.upcoming.length === 0 ? <p className={styles['quiet']}>{t('noneUpcoming')}</p> : <ZoneNote reservations={own.upcoming} />}
        <ul className={styles['list']}>
          {own.upcoming.map((reservation) => (
            <li key={reservation.id}>
              <ReservationCard
                reservation={reservation}
                now={own.now}
                onCancel={() => setAsked({ to: 'cancel', reservation })}
                onMove={() => setAsked({ to: 'move', reservation })}
              />
            </li>
          ))}
        </ul>
      </section>
      {own.upcoming.length > 0 && <NotificationSlot place="INVITATION" />}
      {own.past.length > 0 && <PastReservations reservations={own.past} now={own.now} more={own.more} />}
      <KeepQuestion />
      {AskedModal && <AskedModal reservation={asked.reservation} onClose={() => setAsked(undefined)} fallbackFocus={title} />}
    </div>
  );
}
