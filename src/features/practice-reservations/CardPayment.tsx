import type { PracticeReservation } from '#contract/booking/practice-reservation.schema.ts';
import { Link } from '@tanstack/react-router';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { formatMillimes } from '#contract/payment/money-in-words.ts';
import { formatInstant } from '#contract/dates-in-words.ts';
import styles from './CardPayment.module.css';
import type { CardPartProps } from './card-part.ts';
import { paymentWords } from './payment-words.ts';
import { ProofPart } from './ProofPart.tsx';
import { ReceivedAmount } from './ReceivedAmount.tsx';
import { paymentStateOf } from '#src/features/reservations/payment-state.ts';

const heldUntilOf = ({ status, holdUntil }: PracticeReservation) => (status === 'PENDING_PAYMENT' ? holdUntil : null);

/** Paid how, and the proof with what is known of it. */
export function CardPayment({ onViewProof, ...props }: CardPartProps & { onViewProof: () => void }) {
  const { reservation } = props;
  const t = useMessages('practice-reservations');
  const locale = useLocale();
  const { payment, therapist } = reservation;
  const amount = formatMillimes(payment.amountMillimes, locale);
  const holdUntil = heldUntilOf(reservation);
  const proof = payment.manualPayment;
  return (
    <div className={styles['payment']}>
      <p>
        <strong>{t(`paid${payment.kind}`, { amount })}</strong> · {t(paymentWords(reservation))}
      </p>
      {holdUntil && (
        <p className={styles['quiet']}>
          {t('heldUntil', { deadline: formatInstant(holdUntil, 'dayAndTime', locale, therapist.timeZone) })}
        </p>
      )}
      {proof?.status === 'PROOF_REJECTED' && proof.reason && <p className={styles['quiet']}>{t('reasonWas', { reason: proof.reason })}</p>}
      {paymentStateOf(reservation) === 'REFUND_DUE' && <Link to="/practice/payments/refunds">{t('seeRefunds')}</Link>}
      {proof?.file && <ProofPart {...props} proof={proof} file={proof.file} onView={onViewProof} />}
      {proof && !proof.file && <ReceivedAmount {...props} manualPayment={proof} />}
    </div>
  );
}
