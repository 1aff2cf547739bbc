import { useLocale, useMessages } from '#src/page/messages.ts';
import { formatMillimes } from '#contract/payment/money-in-words.ts';
import { Card } from '#src/ui/Card.tsx';
import { MoneyOrderFactLines } from './MoneyOrderFactLines.tsx';
import styles from './Payment.module.css';
import type { MoneyOrderFacts } from './use-money-order.ts';

const steps = ['step1', 'step2', 'step3', 'step4'] as const;

/** What is to be paid, to whom and until when, and how that goes at the post office. */
export function MoneyOrderSteps({ facts }: { facts: MoneyOrderFacts }) {
  const t = useMessages('payments');
  const locale = useLocale();
  const { amountMillimes, beneficiary } = facts;
  const values = {
    amount: formatMillimes(amountMillimes, locale),
    name: beneficiary?.name ?? '',
    address: beneficiary?.address[locale] ?? '',
  };
  return (
    <>
      <Card>
        <MoneyOrderFactLines facts={facts} />
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
