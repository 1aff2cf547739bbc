import { useQuery } from '@tanstack/react-query';
import type { Reservation } from '#contract/booking/booking.schema.ts';
import type { OutboxEntry } from '#src/device/outbox-item.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { formatMillimes } from '#src/page/money.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { AppointmentHead } from './AppointmentHead.tsx';
import { MoneyOrderSteps } from './MoneyOrderSteps.tsx';
import { paymentQueries } from './payments.queries.ts';
import styles from './Payment.module.css';
import { ProofForm } from './ProofForm.tsx';

interface MoneyOrderProps {
  authID: string;
  reservationId: string;
  /** Undefined while the server cannot be asked: the proof may be sent all the same. */
  reservation: Reservation | undefined;
  corrected: OutboxEntry | undefined;
}

/** How to pay by money order, and where to send its proof. */
export function MoneyOrder({ authID, reservationId, reservation, corrected }: MoneyOrderProps) {
  const t = useMessages('payments');
  const locale = useLocale();
  const { data } = useQuery({ ...paymentQueries.amount(useApiClient(), reservationId), enabled: reservation !== undefined });
  const isAgain = reservation?.payment.manualPayment?.status === 'PROOF_REJECTED';
  const amount = reservation && formatMillimes(data?.amountMillimes ?? reservation.payment.amountMillimes, locale);
  return (
    <>
      <AppointmentHead title={t(isAgain ? 'resendTitle' : 'title')} reservation={reservation} />
      {reservation && amount !== undefined ? (
        <MoneyOrderSteps reservation={reservation} amount={amount} beneficiary={data?.beneficiary} />
      ) : (
        <p className={styles['notice']}>{t('unreached')}</p>
      )}
      <section className={styles['section']} aria-labelledby="send-title">
        <h2 id="send-title">{t('sendTitle')}</h2>
        <ProofForm authID={authID} reservationId={reservationId} bookedAt={reservation?.createdAt} corrected={corrected} />
      </section>
    </>
  );
}
