import { useQuery } from '@tanstack/react-query';
import type { Reservation } from '#contract/booking/booking.schema.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { formatMillimes } from '#src/page/money.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { Card } from '#src/ui/Card.tsx';
import { AppointmentHead } from './AppointmentHead.tsx';
import { HoldNotice } from './HoldNotice.tsx';
import { MoneyOrderFacts } from './MoneyOrderFacts.tsx';
import { paymentQueries } from './payments.queries.ts';
import styles from './Payment.module.css';
import { ProofForm } from './ProofForm.tsx';

const steps = ['step1', 'step2', 'step3', 'step4'] as const;

/** How to pay by money order, and where to send its proof. */
export function MoneyOrder({ reservation }: { reservation: Reservation }) {
  const t = useMessages('payments');
  const locale = useLocale();
  const { data } = useQuery(paymentQueries.amount(useApiClient(), reservation.id));
  const amount = formatMillimes(data?.amountMillimes ?? reservation.payment.amountMillimes, locale);
  const isAgain = reservation.payment.manualPayment?.status === 'PROOF_REJECTED';
  const values = { amount, name: data?.beneficiary.name ?? '', address: data?.beneficiary.address[locale] ?? '' };
  return (
    <>
      <AppointmentHead title={t(isAgain ? 'resendTitle' : 'title')} reservation={reservation} />
      <HoldNotice reservation={reservation} />
      <Card>
        <MoneyOrderFacts reservation={reservation} amount={amount} beneficiary={data?.beneficiary} />
      </Card>
      {data && (
        <section className={styles['section']} aria-labelledby="steps-title">
          <h2 id="steps-title">{t('steps')}</h2>
          <ol className={styles['steps']}>
            {steps.map((step) => (
              <li key={step}>{t(step, values)}</li>
            ))}
          </ol>
        </section>
      )}
      <section className={styles['section']} aria-labelledby="send-title">
        <h2 id="send-title">{t('sendTitle')}</h2>
        <ProofForm reservation={reservation} />
      </section>
    </>
  );
}
