import type { Reservation } from '#contract/booking/booking.schema.ts';
import type { Beneficiary } from '#contract/payment/payment.schema.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { Card } from '#src/ui/Card.tsx';
import { HoldNotice } from './HoldNotice.tsx';
import { MoneyOrderFacts } from './MoneyOrderFacts.tsx';
import styles from './Payment.module.css';

const steps = ['step1', 'step2', 'step3', 'step4'] as const;

interface MoneyOrderStepsProps {
  reservation: Reservation;
  amount: string;
  /** Undefined while it comes. */
  beneficiary: Beneficiary | undefined;
}

/** What is to be paid, to whom and until when, and how that goes at the post office. */
export function MoneyOrderSteps({ reservation, amount, beneficiary }: MoneyOrderStepsProps) {
  const t = useMessages('payments');
  const locale = useLocale();
  const values = { amount, name: beneficiary?.name ?? '', address: beneficiary?.address[locale] ?? '' };
  return (
    <>
      <HoldNotice reservation={reservation} />
      <Card>
        <MoneyOrderFacts reservation={reservation} amount={amount} beneficiary={beneficiary} />
      </Card>
      {beneficiary && (
        <section className={styles['section']} aria-labelledby="steps-title">
          <h2 id="steps-title">{t('steps')}</h2>
          <ol className={styles['steps']}>
            {steps.map((step) => (
              <li key={step}>{t(step, values)}</li>
            ))}
          </ol>
        </section>
      )}
    </>
  );
}
