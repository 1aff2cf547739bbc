import { useParams } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { latePart } from '#src/page/late-part.tsx';
import { useMessages } from '#src/page/messages.ts';
import { MissingPart } from '#src/page/MissingPart.tsx';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { AlertIcon } from '#src/ui/icons/AlertIcon.tsx';
import { CalendarIcon } from '#src/ui/icons/CalendarIcon.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import { ColumnPage } from '#src/ui/ColumnPage.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { AppointmentLines } from './AppointmentHead.tsx';
import { KeptProof } from './KeptProof.tsx';
import { MoneyOrder } from './MoneyOrder.tsx';
import { PaymentOutcome } from './PaymentOutcome.tsx';
import { paymentStageOf } from './payment-stage.ts';
import { awaitProof, forgetProof } from './proof-draft.ts';
import { useReservation } from './use-reservation.ts';
import { useWaitingProof } from './use-waiting-proof.ts';

/** Who pays by money order does without it. */
const CardCheckout = latePart(async () => (await import('../card-payments/CardCheckout.tsx')).CardCheckout, {
  pending: <Pending />,
  Missing: MissingPart,
});

export function ReservationPayment({ authID }: { authID: string }) {
  const t = useMessages('payments');
  const { reservationId } = useParams({ from: '/reservations/$reservationId/payment' });
  const { reservation, readAt, isUnreached, isRefused, refetch } = useReservation(reservationId);
  const { isRead, proof } = useWaitingProof(authID, reservationId);
  const [editedId, setEditedId] = useState<string>();
  const [hasShownForm, setHasShownForm] = useState(false);

  const isOver = reservation === null || (reservation !== undefined && paymentStageOf(reservation) !== 'TO_SEND');
  const isAwaited = reservation !== undefined && !isOver && isRead && !proof;

  // Storage may be refused: without the server the way here is then the address alone.
  useEffect(() => {
    if (isOver) void forgetProof(authID, reservationId).catch(() => undefined);
    else if (isAwaited) void awaitProof(authID, reservationId).catch(() => undefined);
  }, [isOver, isAwaited, authID, reservationId]);

  if (reservation === null) return <NotFound />;
  if (isRefused) {
    return (
      <EmptyState
        headingLevel={1}
        icon={<AlertIcon size={28} />}
        title={t('failedTitle')}
        actions={<Button onClick={() => void refetch()}>{t('retry')}</Button>}
      >
        <p>{t('failedText')}</p>
      </EmptyState>
    );
  }
  if (!isRead || (!reservation && !isUnreached && !proof)) return <Pending />;

  if (reservation?.payment.kind === 'ONLINE') {
    return (
      <ColumnPage>
        <CardCheckout
          reservation={reservation}
          appointment={<AppointmentLines reservation={reservation} />}
          refetch={() => void refetch()}
        />
      </ColumnPage>
    );
  }
  const stage = reservation ? paymentStageOf(reservation) : 'TO_SEND';
  if (reservation && stage !== 'TO_SEND') {
    return (
      <ColumnPage>
        <PaymentOutcome reservation={reservation} stage={stage} isNews={hasShownForm} />
      </ColumnPage>
    );
  }
  if (!hasShownForm) setHasShownForm(true);
  const isJustSent = proof?.state === 'SENT' && Date.parse(proof.sentAt ?? '') >= readAt;
  const isOnItsWay = proof?.state === 'QUEUED' || proof?.state === 'SENDING';
  return (
    <ColumnPage>
      {proof && (isJustSent || (isOnItsWay && proof.id !== editedId)) ? (
        <KeptProof item={proof} reservation={reservation} onEdit={() => setEditedId(proof.id)} />
      ) : (
        <MoneyOrder
          key={reservationId}
          authID={authID}
          reservationId={reservationId}
          reservation={reservation}
          corrected={proof?.state === 'SENT' ? undefined : proof}
        />
      )}
    </ColumnPage>
  );
}

function NotFound() {
  const t = useMessages('payments');
  return (
    <EmptyState
      headingLevel={1}
      icon={<CalendarIcon size={28} />}
      title={t('notFoundTitle')}
      actions={
        <LinkButton to="/reservations" variant="filled">
          {t('reservations')}
        </LinkButton>
      }
    >
      <p>{t('notFoundText')}</p>
    </EmptyState>
  );
}

function Pending() {
  return (
    <ColumnPage isBusy>
      <Skeleton shape="title" />
      <Skeleton shape="card" />
      <Skeleton shape="picture" />
    </ColumnPage>
  );
}
