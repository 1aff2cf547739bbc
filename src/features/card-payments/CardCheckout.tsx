import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import type { Reservation } from '#contract/booking/booking.schema.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { formatMillimes } from '#contract/payment/money-in-words.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { useShownAgain } from '#src/page/use-shown-again.ts';
import { Button } from '#src/ui/Button.tsx';
import { formatInstant } from '#contract/dates-in-words.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { CardOutcome } from './CardOutcome.tsx';
import styles from './CardPayment.module.css';
import { cardPaymentQueries } from './card-payments.queries.ts';
import { useStartCardPayment } from './card-payments.mutations.ts';
import { cardStageOfReservation } from './card-stage.ts';
import { HoldCountdown } from './HoldCountdown.tsx';
import { OutcomeActions } from './OutcomeActions.tsx';

interface CardCheckoutProps {
  reservation: Reservation;
  /** The appointment, in the words of every page of payment. */
  appointment: ReactNode;
  refetch: () => void;
}

/** A reservation that is paid by card: what there is to pay, until when, and what came of it. */
export function CardCheckout({ reservation, appointment, refetch }: CardCheckoutProps) {
  const t = useMessages('card-payments');
  const locale = useLocale();
  const { payment, holdUntil, status, therapist } = reservation;
  const isHeld = status === 'PENDING_PAYMENT' && holdUntil !== null;
  const stage = cardStageOfReservation(reservation);
  const [wasToPay, setWasToPay] = useState(false);
  const { start, isPending, stay } = useStartCardPayment(reservation.id, refetch);
  const asked = useProgress(stage === 'TO_PAY' ? payment.cardPayment?.paymentRef : null, status, refetch);

  // Back from the provider's page without having paid, the browser shows this one as it was left.
  useShownAgain(() => {
    stay();
    asked.again();
    refetch();
  });

  if (stage !== 'TO_PAY') {
    return (
      <CardOutcome
        stage={stage}
        isNews={wasToPay}
        reservation={reservation}
        appointment={appointment}
        actions={<OutcomeActions stage={stage} reservation={reservation} />}
      />
    );
  }
  if (!wasToPay) setWasToPay(true);
  const amount = formatMillimes(payment.amountMillimes, locale);
  const isOpened = payment.cardPayment?.status === 'PENDING' && payment.cardPayment.payUrl !== null;
  return (
    <div className={styles['column']}>
      <div className={styles['words']}>
        <h1>{isHeld ? t('heldTitle', { time: formatInstant(holdUntil, 'time', locale, therapist.timeZone) }) : t('title')}</h1>
        {appointment}
      </div>
      <div className={styles['due']}>
        <p className={styles['amount']}>
          <VisuallyHidden>{t('amount')}</VisuallyHidden> {amount}
        </p>
        {isHeld && <HoldCountdown key={holdUntil} until={holdUntil} onOver={refetch} />}
      </div>
      <div className={styles['pay']}>
        <Button variant="filled" isLarge isWide isPending={isPending} onClick={start}>
          {isOpened ? t('goOn') : t('pay', { amount })}
        </Button>
        <p className={styles['quiet']}>{t('payText')}</p>
      </div>
      {isOpened && <p className={styles['quiet']}>{t('alreadyPaid')}</p>}
    </div>
  );
}

/** Asks about a payment that was opened and not heard of since; what it says anew is in the reservation then. */
function useProgress(paymentRef: string | null | undefined, shown: Reservation['status'], onNews: () => void) {
  const isAsked = paymentRef !== null && paymentRef !== undefined;
  const { data, refetch } = useQuery({ ...cardPaymentQueries.progress(useApiClient(), paymentRef ?? ''), enabled: isAsked });
  const news = data && (data.status !== 'PENDING' || data.reservationStatus !== shown) ? `${data.status} ${data.reservationStatus}` : '';
  const tell = useEffectEvent(onNews);
  // Answered by the provider, not by anything done on this page.
  useEffect(() => {
    if (news) tell();
  }, [news]);
  return { again: () => void (isAsked && refetch()) };
}
