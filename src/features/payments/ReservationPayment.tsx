import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';

import type { Reservation } from '#contract/booking/booking.schema.ts';
import { useMessages } from '#src/page/messages.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { AlertIcon } from '#src/ui/icons/AlertIcon.tsx';
import { CalendarIcon } from '#src/ui/icons/CalendarIcon.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { MoneyOrder } from './MoneyOrder.tsx';
import { PaymentOutcome } from './PaymentOutcome.tsx';
import { paymentStageOf } from './payment-stage.ts';
import { paymentQueries } from './payments.queries.ts';
import styles from './Payment.module.css';

function PaymentScreen({ reservation }: { reservation: Reservation }) {
  const stage = paymentStageOf(reservation);
  const [firstStage] = useState(stage);
  return (
    <div className={styles['page']}>
      {stage === 'TO_SEND' ? (
        <MoneyOrder reservation={reservation} />
      ) : (
        <PaymentOutcome reservation={reservation} stage={stage} isNews={firstStage === 'TO_SEND'} />
      )}
    </div>
  );
}

export function ReservationPayment() {
  const t = useMessages('payments');
  const { reservationId } = useParams({ from: '/reservations/$reservationId/payment' });
  const { data: reservation, isError, refetch } = useQuery(paymentQueries.reservation(useApiClient(), reservationId));

  if (reservation) return <PaymentScreen reservation={reservation} />;
  if (reservation === null) {
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
  if (isError) {
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
  return (
    <div className={styles['page']} aria-busy="true">
      <Skeleton shape="title" />
      <Skeleton shape="card" />
      <Skeleton shape="picture" />
    </div>
  );
}
