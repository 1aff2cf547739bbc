import type { PracticeReservation } from '#contract/booking/practice-reservation.schema.ts';
import type { ManualPayment } from '#contract/payment/payment.schema.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { formatInstant } from '#contract/dates-in-words.ts';
import styles from './CardPayment.module.css';

/** What is written about a proof: its code, and when it was taken and received. */
export function ProofFacts({ reservation, proof }: { reservation: PracticeReservation; proof: ManualPayment }) {
  const t = useMessages('practice-reservations');
  const locale = useLocale();
  const date = (instant: string) => formatInstant(instant, 'short', locale, reservation.therapist.timeZone);
  return (
    <div className={styles['facts']}>
      {proof.transferCode && <p className={styles['code']}>{t('transferCode', { code: proof.transferCode })}</p>}
      {proof.submittedAt && <p>{t('receivedAt', { date: date(proof.submittedAt) })}</p>}
      {proof.capturedAt && <p>{t('capturedAt', { date: date(proof.capturedAt) })}</p>}
      {proof.resubmissionCount > 0 && <p>{t('tries', { count: proof.resubmissionCount })}</p>}
    </div>
  );
}
