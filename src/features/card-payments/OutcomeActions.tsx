import type { Reservation } from '#contract/booking/booking.schema.ts';
import { useMessages } from '#src/page/messages.ts';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import styles from './CardPayment.module.css';
import type { Outcome } from './CardOutcome.tsx';
import { RetryTimes } from './RetryTimes.tsx';

interface OutcomeActionsProps {
  stage: Outcome;
  /** Undefined where it may not be told. */
  reservation: Reservation | undefined;
}

/** What to do once a payment by card has come to something. */
export function OutcomeActions({ stage, reservation }: OutcomeActionsProps) {
  const t = useMessages('card-payments');
  const isToRetry = stage === 'FAILED' || stage === 'TOO_LATE';
  return (
    <>
      {isToRetry && reservation && <RetryTimes reservation={reservation} />}
      <div className={styles['actions']}>
        <LinkButton to="/reservations" variant={isToRetry && reservation ? 'outlined' : 'filled'}>
          {t('reservations')}
        </LinkButton>
        {stage === 'REFUND_DUE' && reservation && (
          <LinkButton to="/therapist/$name" params={{ name: reservation.therapist.slug }} hash="booking">
            {t('bookAgain')}
          </LinkButton>
        )}
      </div>
    </>
  );
}
