import type { Reservation } from '#contract/booking/booking.schema.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { formatMillimes } from '#contract/payment/money-in-words.ts';
import type { MessageKey } from '#src/page/namespaces.ts';
import { CheckIcon } from '#src/ui/icons/CheckIcon.tsx';
import { InfoIcon } from '#src/ui/icons/InfoIcon.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import { OutcomeMark } from '#src/ui/OutcomeMark.tsx';
import { AppointmentHead } from './AppointmentHead.tsx';
import type { PaymentStage } from './payment-stage.ts';
import styles from './Payment.module.css';

type Outcome = Exclude<PaymentStage, 'TO_SEND'>;

const words: Record<Outcome, { title: MessageKey<'payments'>; text: MessageKey<'payments'> }> = {
  RECEIVED: { title: 'receivedTitle', text: 'receivedText' },
  SETTLED: { title: 'settledTitle', text: 'settledText' },
  TOO_LATE: { title: 'refundToCheckTitle', text: 'refundLateText' },
  REFUND_TO_CHECK: { title: 'refundToCheckTitle', text: 'refundToCheckText' },
  REFUND_DUE: { title: 'refundTitle', text: 'refundPlainText' },
  REFUNDED: { title: 'refundedTitle', text: 'refundedText' },
  CLOSED: { title: 'closedTitle', text: 'closedText' },
};

const nextSteps = ['receivedNext1', 'receivedNext2', 'receivedNext3'] as const;

interface PaymentOutcomeProps {
  reservation: Reservation;
  stage: Outcome;
  /** The proof has just been sent from here. */
  isNews: boolean;
}

/** Where the payment stands once there is nothing to send, and what happens next. */
export function PaymentOutcome({ reservation, stage, isNews }: PaymentOutcomeProps) {
  const t = useMessages('payments');
  const locale = useLocale();
  const { therapist, payment } = reservation;
  const isGood = stage === 'RECEIVED' || stage === 'SETTLED' || stage === 'REFUNDED';
  const { title, text } = words[stage];
  return (
    <>
      <OutcomeMark isGood={isGood}>{isGood ? <CheckIcon size={28} /> : <InfoIcon size={28} />}</OutcomeMark>
      <AppointmentHead title={t(title)} reservation={reservation} isNews={isNews} />
      <p role="status">{t(text, { name: therapist.fullName, amount: formatMillimes(payment.amountMillimes, locale) })}</p>
      {stage === 'RECEIVED' && (
        <section className={styles['section']} aria-labelledby="next-title">
          <h2 id="next-title">{t('receivedNextTitle')}</h2>
          <ol className={styles['steps']}>
            {nextSteps.map((step) => (
              <li key={step}>{t(step)}</li>
            ))}
          </ol>
        </section>
      )}
      <div className={styles['actions']}>
        <LinkButton to="/reservations" variant="filled">
          {t('reservations')}
        </LinkButton>
        {(stage === 'TOO_LATE' || stage === 'REFUND_TO_CHECK' || stage === 'REFUND_DUE') && (
          <LinkButton to="/therapist/$name" params={{ name: therapist.slug }} hash="booking">
            {t('refundAgain')}
          </LinkButton>
        )}
      </div>
    </>
  );
}
