import { useState } from 'react';
import type { Reservation } from '#contract/booking/booking.schema.ts';
import { maxProofResubmissions } from '#contract/constants.ts';
import { useMessages } from '#src/page/messages.ts';
import { isHoldOver } from './payment-stage.ts';
import styles from './Payment.module.css';

/** What stands in the way of a proof: the time that is over, or the proof that was refused. */
export function HoldNotice({ reservation }: { reservation: Reservation }) {
  const t = useMessages('payments');
  const [openedAt] = useState(() => new Date());
  if (isHoldOver(reservation, openedAt)) return <p className={styles['notice']}>{t('lapsed')}</p>;
  const refused = reservation.payment.manualPayment;
  if (refused?.status !== 'PROOF_REJECTED') return null;
  return (
    <div className={styles['refused']}>
      <p>{refused.reason ? t('refused', { reason: refused.reason }) : t('refusedPlain')}</p>
      <p>
        {t('refusedText')} {t('triesLeft', { count: maxProofResubmissions - refused.resubmissionCount })}
      </p>
    </div>
  );
}
